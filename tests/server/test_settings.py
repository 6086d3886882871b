"""Settings from the environment: read, or refused by name."""

from __future__ import annotations

from pathlib import Path

import pytest

from adamak.core import Problem
from adamak.server.config import ServerConfig
from adamak.server.services import Services
from adamak.words import Words


@pytest.mark.parametrize(
    "url", ["sqlite://", "sqlite:///:memory:", "mysql://a/b", "nonsense", "postgresql", "postgresql://a:b@c:d/e"]
)
def test_what_is_no_address_of_a_database_is_refused_by_the_name_of_the_setting(url: str, tmp_path: Path) -> None:
    with pytest.raises(Problem, match="bad-database-url") as caught:
        Services(ServerConfig(tmp_path, database_url=url))
    for language in ("en", "fa"):
        assert "ADAMAK_DATABASE_URL" in Words(language).problem(caught.value)


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("ADAMAK_BOT_WORKERS", "x"), ("ADAMAK_BOT_WORKERS", "0"), ("ADAMAK_BOT_WORKERS", "9" * 5000),
        ("ADAMAK_SECURE", "perhaps"),
        ("ADAMAK_SECRET_KEY", "short"), ("ADAMAK_HOSTS", "http://a/"), ("ADAMAK_PROXIES", "nginx"),
        ("ADAMAK_BOT_DELAY", "nan"), ("ADAMAK_LOG_LEVEL", "loud"), ("ADAMAK_WAITING_DAYS", "-1"),
        ("ADAMAK_HOME", "~nobody-of-this-name/home"), ("ADAMAK_MAIL_SERVER", "smtp://host:port"),
    ],
)  # fmt: skip
def test_a_setting_that_cannot_be_is_named(name: str, value: str) -> None:
    """Finding 10."""
    with pytest.raises(Problem, match="bad-setting") as caught:
        ServerConfig.from_environment({name: value})
    assert caught.value.args_["name"] == name
    assert value != "short" or "short" not in str(caught.value.args_["given"])


def test_settings_are_read() -> None:
    told = {"ADAMAK_SECURE": "yes", "ADAMAK_HOSTS": "A.example, b.example", "ADAMAK_GUESTS_DAYS": "7.5"}
    config = ServerConfig.from_environment(told)
    assert config.secure_cookies
    assert config.allowed_hosts == ("a.example", "b.example")
    assert config.guests_days == 7.5
    with pytest.raises(Problem, match="unknown-setting"):
        ServerConfig.from_environment({"ADAMAK_SECURITY": "1"})
    assert ServerConfig.from_environment({"ADAMAK_LIMITS": " OFF "}).request_rate is None


def test_a_mail_server_without_a_sender_is_refused() -> None:
    """Nothing would ever have been sent."""
    mail = {"ADAMAK_MAIL_SERVER": "smtps://me:pass@[::1]:465", "ADAMAK_MAIL_FROM": "a@b"}
    assert ServerConfig.from_environment(mail).mail_server == mail["ADAMAK_MAIL_SERVER"]
    with pytest.raises(Problem, match="bad-setting") as caught:
        ServerConfig.from_environment({"ADAMAK_MAIL_SERVER": "smtp://host"})
    assert caught.value.args_["name"] == "ADAMAK_MAIL_FROM"
