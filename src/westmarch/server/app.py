"""The application: everything put together, started and stopped."""

from __future__ import annotations

import asyncio
import gc
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from litestar import Litestar, Router
from litestar.config.compression import CompressionConfig
from litestar.di import Provide
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin, YamlRenderPlugin

import westmarch
from westmarch.kernel import registry
from westmarch.server import (
    api_archive,
    api_battles,
    api_bot,
    api_bots,
    api_chat,
    api_games,
    api_metrics,
    api_mine,
    api_own_battles,
    api_people,
    api_puzzles,
    api_records,
    api_rooms,
    api_shelf,
    api_slow,
    api_teacher,
    bot_sockets,
    context,
    play,
    reviews,
)
from westmarch.server.calls import api as api_calls
from westmarch.server.calls.caller import Caller
from westmarch.server.calls.links import Links
from westmarch.server.cluster.alone import SiteLock
from westmarch.server.cluster.routing import Routing
from westmarch.server.cluster.site import Site
from westmarch.server.config import Settings
from westmarch.server.contests import api as api_contests
from westmarch.server.contests.driver import Driver
from westmarch.server.engine import make_engine
from westmarch.server.errors import HANDLERS
from westmarch.server.hall import Hall
from westmarch.server.letters import Letters
from westmarch.server.mail import Post
from westmarch.server.people import People
from westmarch.server.replay import Films
from westmarch.server.ringsdb import RingsDb
from westmarch.server.security import BODY_LIMIT, Door, Limits
from westmarch.server.slow import rounds
from westmarch.server.society import (
    api_moderation,
    api_profiles,
    api_ratings,
    api_seeks,
    seeks,
)
from westmarch.server.society.origins import Origins
from westmarch.server.static import COMPRESSES_ITSELF, client, front
from westmarch.server.store import Store, site_secret
from westmarch.server.workers import Workers, load_bots

SELDOM = (20_000, 20, 20)
"""How often Python looks for garbage in circles. A move leaves little of it, and makes much that is
neither: a copy of the state, the frames for the viewers."""


def make_app(settings: Settings) -> Litestar:
    """The application of one server."""
    limits = Limits(settings.limits)
    post = Post(settings.smtp) if settings.smtp else None

    @asynccontextmanager
    async def life(app: Litestar) -> AsyncIterator[None]:
        registry.games()  # loaded now, so that no request has to wait for it
        gc.collect()
        gc.freeze()  # what is loaded stays: no search for garbage need look at it again
        gc.set_threshold(*SELDOM)
        store = Store(make_engine(settings.database))
        await store.open()
        lock = SiteLock(store.engine, bool(settings.redis)) if store.is_postgres else None
        if lock is not None:
            await lock.open()
        # On a site of several, one hand more serves tables with people only.
        workers = Workers(settings.workers + bool(settings.redis))
        hall = Hall(settings, store, workers)
        secret = await site_secret(store)
        links = Links(secret)
        letters = Letters(store, post, links, settings.site, limits) if post else None
        app.state.hall, app.state.people = hall, People(store, secret, letters)
        app.state.origins = Origins(store, secret)
        if settings.redis:
            routing.site = Site(settings, hall, limits, secret, app)
            await routing.site.open()
        if lock is not None:
            hall.spawn(asyncio.create_task(lock.watch()))
        hall.spawn(asyncio.create_task(hall.sweep_forever()))
        if settings.bots:
            hall.spawn(asyncio.create_task(workers.warm(load_bots)))
        await play.wake_bots(hall)
        hall.spawn(asyncio.create_task(play.watch_bots(hall)))
        hall.spawn(asyncio.create_task(hall.ratings.count_forever()))
        hall.spawn(asyncio.create_task(seeks.sweep_forever(store)))
        await rounds.go_round(hall)  # before anybody is charged for the time it was down
        hall.spawn(asyncio.create_task(rounds.watch(hall)))
        caller = app.state.caller = Caller(hall, links, post, limits)
        await caller.open()
        hall.spawn(asyncio.create_task(reviews.work_forever(hall)))
        tournaments = Driver(hall)
        hall.watchers.append(tournaments.changed)
        hall.spawn(asyncio.create_task(tournaments.run_forever()))
        try:
            yield
        finally:
            await hall.close()
            caller.close()
            if routing.site is not None:
                await routing.site.close()
            if lock is not None:
                await lock.close()
            await store.close()

    api = Router(
        "/api",
        route_handlers=[
            *api_games.HANDLERS,
            *api_battles.HANDLERS,
            *api_own_battles.HANDLERS,
            *api_shelf.HANDLERS,
            *api_people.HANDLERS,
            *api_rooms.HANDLERS,
            *api_chat.HANDLERS,
            *api_slow.HANDLERS,
            *api_calls.HANDLERS,
            *api_records.HANDLERS,
            *api_mine.HANDLERS,
            *api_archive.HANDLERS,
            *api_puzzles.HANDLERS,
            *api_teacher.HANDLERS,
            *api_bots.HANDLERS,
            *api_bot.HANDLERS,
            *api_ratings.HANDLERS,
            *api_profiles.HANDLERS,
            *api_seeks.HANDLERS,
            *api_moderation.HANDLERS,
            *api_contests.HANDLERS,
        ],
        dependencies={
            "hall": Provide(context.provide_hall),
            "visitor": Provide(context.provide_visitor),
            "person": Provide(context.provide_person),
            # Not "bot": a mistake in a field of that name would be taken for the server's own.
            "me": Provide(context.provide_bot),
        },
    )
    app = Litestar(
        [api, api_metrics.read_metrics, api_rooms.connect, *bot_sockets.HANDLERS, front, client],
        lifespan=[life],
        exception_handlers=HANDLERS,
        request_max_body_size=BODY_LIMIT,
        compression_config=CompressionConfig(
            backend="gzip", gzip_compress_level=6, exclude_opt_key=COMPRESSES_ITSELF
        ),
        openapi_config=OpenAPIConfig(
            title="Westmarch",
            version=westmarch.__version__,
            description="Board games by their full rules. WebSockets: see docs/protocol.md.",
            path="/schema",
            render_plugins=[
                JsonRenderPlugin(path=["/", "/openapi.json"]),
                YamlRenderPlugin(path="/openapi.yaml"),
            ],
        ),
        logging_config=None,
        debug=False,
    )
    app.state.limits, app.state.films = limits, Films()
    app.state.ringsdb = RingsDb(settings.ringsdb)
    routing = Routing(app.asgi_handler)
    app.asgi_handler = _door(routing, limits, settings.origins)
    return app


def _door(inner: Any, limits: Limits, origins: tuple[str, ...]) -> Any:
    return Door(inner, limits, origins)
