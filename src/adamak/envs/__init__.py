"""The games as environments of the research libraries; see docs/research.md.

adamak.envs.pettingzoo   many agents, in turn (AEC) or at once (parallel)
adamak.envs.gymnasium    one learner among built-in opponents, alone or many games at a time
adamak.envs.spiel        OpenSpiel

Each is made from the contract alone, for every registered game, and imported only by whoever wants it.
"""
