"""What schemathesis cannot know about our API: a browser's headers, and ids that exist."""

import os
import random
import re
import uuid
from urllib.parse import urlencode

import schemathesis

_random = random.Random(int(os.environ.get("FUZZ_SEED", "0")))
_ID = re.compile(r"[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}")
_MOST_IDS = 2_000
_ids: list[str] = []
_known: set[str] = set()
# With existing ids these calls would end the session of the run, or disable an account it needs.
_NOT_OF_ANYBODY = re.compile(r"/user/sessions|/account/sessions|/admin/staff/\{id\}/|/members/disable")


@schemathesis.hook
def filter_query(context, query):
    """Node rejects headers that are too large before the request reaches us."""
    return len(urlencode(query or {})) < 10_000


@schemathesis.hook
def before_call(context, case, kwargs):
    """Adds the marker header and an idempotency key, as a page does, and replaces half of all ids by existing ones."""
    headers = case.headers if case.headers is not None else {}
    headers["X-Client-Request"] = "1"
    headers["Idempotency-Key"] = str(uuid.UUID(int=_random.getrandbits(128)))
    # Calls come from many networks, so that rate limits per network do not interfere.
    headers["X-Forwarded-For"] = ".".join(str(_random.randrange(1, 224)) for _ in range(4))
    case.headers = headers
    if _NOT_OF_ANYBODY.search(case.operation.path):
        # schemathesis itself also reuses ids from responses.
        for name, value in dict(case.path_parameters or {}).items():
            if value in _known:
                case.path_parameters[name] = str(uuid.UUID(int=_random.getrandbits(128), version=4))
        return
    for name, value in dict(case.path_parameters or {}).items():
        if _ids and isinstance(value, str) and _ID.fullmatch(value.lower()) and _random.random() < 0.5:
            case.path_parameters[name] = _random.choice(_ids)
    if isinstance(case.body, dict):
        for name, value in case.body.items():
            if _ids and isinstance(value, str) and _ID.fullmatch(value.lower()) and _random.random() < 0.5:
                case.body[name] = _random.choice(_ids)


@schemathesis.hook
def after_call(context, case, response):
    """Collects ids from responses for later calls."""
    if response.status_code < 300 and len(_ids) < _MOST_IDS:
        # Pictures and receipts are binary.
        found = dict.fromkeys(_ID.findall(response.content.decode("latin-1")))
        _ids.extend(one for one in found if one not in _known)
        _known.update(found)


@schemathesis.check
def no_fault(context, response, case):
    """Fails on any 5xx except `busy`, which is legitimate on a busy machine and is counted and reported at the end."""
    if response.status_code < 500:
        return
    problem = _problem_of(response)
    if response.status_code == 503 and problem.get("code") == "busy" and "retry-after" in response.headers:
        with open(os.environ["FUZZ_BUSY"], "a", encoding="utf-8") as told:
            told.write(f"{case.method} {case.operation.path} {response.elapsed:.1f} s\n")
        return
    raise AssertionError(f"{response.status_code} {problem.get('code')}")


def _problem_of(response):
    try:
        return dict(response.json())
    except ValueError:
        return {}
