"""What every request passes: connections, hosts, rates, and the built page."""
