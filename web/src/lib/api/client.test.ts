import { describe, expect, it, vi } from "vitest";

import { ApiError, createApi } from "./client";

const answer = (body: unknown, status = 200) => new Response(body === undefined ? null : JSON.stringify(body), { status });

describe("api", () => {
  it("sends JSON and reads JSON", async () => {
    const fetcher = vi.fn().mockResolvedValue(answer({ id: "r1" }));
    const room = await createApi(fetcher).resign("r 1", 1);
    expect(room).toEqual({ id: "r1" });
    const [path, init] = fetcher.mock.calls[0]!;
    expect(path).toBe("/api/rooms/r%201/resign");
    expect(init.method).toBe("POST");
    expect(JSON.parse(init.body)).toEqual({ seat: 1 });
    expect(init.headers["Content-Type"]).toBe("application/json");
  });

  it("turns the server's error into an ApiError with its rule", async () => {
    const error = { code: "seat_taken", message: "That seat is taken.", rule: "wotr.1.01" };
    const fetcher = vi.fn().mockResolvedValue(answer({ error }, 409));
    await expect(createApi(fetcher).takeSeat("r", 0)).rejects.toMatchObject({ ...error, status: 409, offline: false });
  });

  it("speaks of the connection when nothing answers, and stays calm about an answer that is not JSON", async () => {
    const dead = createApi(vi.fn().mockRejectedValue(new TypeError("failed")));
    await expect(dead.me()).rejects.toMatchObject({ code: "offline", offline: true });
    const odd = createApi(vi.fn().mockResolvedValue(new Response("<html>", { status: 502 })));
    await expect(odd.me()).rejects.toBeInstanceOf(ApiError);
    await expect(odd.me()).rejects.toMatchObject({ code: "http_502" });
  });

  it("accepts an empty answer", async () => {
    const fetcher = vi.fn().mockResolvedValue(new Response(null, { status: 204 }));
    await expect(createApi(fetcher).logOut()).resolves.toBeUndefined();
  });

  it("fetches catalogue and rules once, and again after a failure", async () => {
    const fetcher = vi
      .fn()
      .mockRejectedValueOnce(new TypeError("failed"))
      .mockImplementation(async () => answer({ rules: [{ id: "a" }] }));
    const api = createApi(fetcher);
    await expect(api.rules("g")).rejects.toThrow();
    expect(await api.rules("g")).toEqual({ rules: [{ id: "a" }] });
    await api.rules("g");
    expect(fetcher).toHaveBeenCalledTimes(2);
  });

  it("asks for a replay at a position, since another, with somebody's eyes", async () => {
    const fetcher = vi.fn().mockImplementation(async () => answer({}));
    const api = createApi(fetcher);
    await api.replay("r", null, 0);
    await api.replay("r", 12, 3, "all");
    expect(fetcher.mock.calls.map((call) => call[0])).toEqual([
      "/api/rooms/r/replay?since=0",
      "/api/rooms/r/replay?since=3&at=12&seat=all",
    ]);
  });
});
