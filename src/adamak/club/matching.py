"""Pairs of the greatest weight: Edmonds' blossoms, by networkx."""

from __future__ import annotations

from collections.abc import Mapping


def best_matching(weights: Mapping[tuple[int, int], int]) -> list[tuple[int, int]]:
    """As many pairs as possible, and of all such ways one of the greatest weight. Whole numbers: nothing is rounded,
    so the same weights give the same pairs everywhere."""
    import networkx

    graph = networkx.Graph()
    graph.add_weighted_edges_from((one, other, weight) for (one, other), weight in sorted(weights.items()))
    found = networkx.max_weight_matching(graph, maxcardinality=True)
    return sorted((min(pair), max(pair)) for pair in found)
