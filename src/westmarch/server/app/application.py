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
import westmarch.server.app.tables
from westmarch.kernel import registry
from westmarch.server.accounts import api as accounts_api
from westmarch.server.accounts.guest_removal import tidy
from westmarch.server.bot_api import api as bots_own_api
from westmarch.server.bot_api import owners_api, websocket
from westmarch.server.catalogue import api as catalogue_api
from westmarch.server.cluster.node import Site
from westmarch.server.cluster.routing import Routing
from westmarch.server.cluster.site_lock import SiteLock
from westmarch.server.config import Settings
from westmarch.server.http.errors import HANDLERS
from westmarch.server.http.middleware import SecurityMiddleware
from westmarch.server.http.rate_limits import Limits
from westmarch.server.http.size_limits import BODY_LIMIT
from westmarch.server.http.static_files import COMPRESSES_ITSELF, client, front
from westmarch.server.identity import dependencies
from westmarch.server.identity.account_mail import Letters
from westmarch.server.identity.mail import Post
from westmarch.server.identity.mail_links import Links
from westmarch.server.identity.origins import Origins
from westmarch.server.identity.people import People
from westmarch.server.library import battle_files_api, battles_api, decks_api, published_api
from westmarch.server.library.ringsdb import RingsDb
from westmarch.server.moderation import api as moderation_api
from westmarch.server.notifications import api as notifications_api
from westmarch.server.notifications.notifier import Caller
from westmarch.server.operations import api as operations_api
from westmarch.server.profiles import api as profiles_api
from westmarch.server.puzzles import api as puzzles_api
from westmarch.server.ratings import api as ratings_api
from westmarch.server.records import api as records_api
from westmarch.server.records import archive_api, export_api
from westmarch.server.records.replay import Films
from westmarch.server.rooms import api as rooms_api
from westmarch.server.rooms import chat_api
from westmarch.server.rooms.bot_watch import wake_bots, watch_bots
from westmarch.server.rooms.registry import Hall
from westmarch.server.seeks import api as seeks_api
from westmarch.server.seeks import service as seeks_service
from westmarch.server.slow_games import api as slow_games_api
from westmarch.server.slow_games import sweeper
from westmarch.server.storage.engine import make_engine
from westmarch.server.storage.settings import site_secret
from westmarch.server.storage.store import Store
from westmarch.server.teacher import api as teacher_api
from westmarch.server.teacher import reviews
from westmarch.server.tournaments import api as tournaments_api
from westmarch.server.tournaments.runner import Driver
from westmarch.server.workers.process_pool import Workers, load_bots

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
        await wake_bots(hall)
        hall.spawn(asyncio.create_task(watch_bots(hall)))
        hall.spawn(asyncio.create_task(hall.ratings.count_forever()))
        hall.spawn(asyncio.create_task(seeks_service.sweep_forever(store)))
        await sweeper.go_round(hall)  # before anybody is charged for the time it was down
        hall.spawn(
            asyncio.create_task(
                sweeper.watch(hall, lambda: tidy(store, hall.keeper.at, settings.guest_days))
            )
        )
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
            *catalogue_api.HANDLERS,
            *operations_api.HANDLERS,
            *decks_api.HANDLERS,
            *battle_files_api.HANDLERS,
            *battles_api.HANDLERS,
            *published_api.HANDLERS,
            *accounts_api.HANDLERS,
            *rooms_api.HANDLERS,
            *chat_api.HANDLERS,
            *slow_games_api.HANDLERS,
            *notifications_api.HANDLERS,
            *records_api.HANDLERS,
            *export_api.HANDLERS,
            *archive_api.HANDLERS,
            *puzzles_api.HANDLERS,
            *teacher_api.HANDLERS,
            *owners_api.HANDLERS,
            *bots_own_api.HANDLERS,
            *ratings_api.HANDLERS,
            *profiles_api.HANDLERS,
            *seeks_api.HANDLERS,
            *moderation_api.HANDLERS,
            *tournaments_api.HANDLERS,
        ],
        dependencies={
            "hall": Provide(dependencies.provide_hall),
            "visitor": Provide(dependencies.provide_visitor),
            "person": Provide(dependencies.provide_person),
            # Not "bot": a mistake in a field of that name would be taken for the server's own.
            "me": Provide(dependencies.provide_bot),
        },
    )
    app = Litestar(
        [api, operations_api.read_metrics, rooms_api.connect, *websocket.HANDLERS, front, client],
        lifespan=[life],
        exception_handlers=HANDLERS,
        request_max_body_size=BODY_LIMIT,
        compression_config=CompressionConfig(
            backend="gzip", gzip_compress_level=6, exclude_opt_key=COMPRESSES_ITSELF
        ),
        openapi_config=OpenAPIConfig(
            title="Westmarch",
            version=westmarch.__version__,
            description="Board games by their full rules. "
            "docs/reference/protocol.md describes the WebSockets.",
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
    return SecurityMiddleware(inner, limits, origins)
