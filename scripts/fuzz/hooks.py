"""What schemathesis cannot know of our API: headers of a browser, and ids that exist."""

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
# With an id that exists these would end the session that the run is made with, or somebody's account.
_NOT_OF_ANYBODY = re.compile(r"/user/sessions|/account/sessions|/admin/staff/\{id\}/|/members/disable")


@schemathesis.hook
def filter_query(context, query):
    """What does not fit into a request's head is refused by Node, and never reaches us."""
    return len(urlencode(query or {})) < 10_000


@schemathesis.hook
def before_call(context, case, kwargs):
    """A page sends the marker and a key of its own for each call; half of all ids are ids of something."""
    headers = case.headers if case.headers is not None else {}
    headers["X-Client-Request"] = "1"
    headers["Idempotency-Key"] = str(uuid.UUID(int=_random.getrandbits(128)))
    # As from many networks: limits of one of them are not what is looked for.
    headers["X-Forwarded-For"] = ".".join(str(_random.randrange(1, 224)) for _ in range(4))
    case.headers = headers
    if _NOT_OF_ANYBODY.search(case.operation.path):
        # schemathesis remembers ids of answers too.
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
    """Remembers the ids of answers, for later calls."""
    if response.status_code < 300 and len(_ids) < _MOST_IDS:
        # Pictures and receipts are no text.
        found = dict.fromkeys(_ID.findall(response.content.decode("latin-1")))
        _ids.extend(one for one in found if one not in _known)
        _known.update(found)


@schemathesis.check
def no_fault(context, response, case):
    """No 5xx. `busy` is an answer too where a machine is short of time; how many there were is told at the end."""
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
