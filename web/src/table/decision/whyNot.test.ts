import { describe, expect, it, vi } from "vitest";

import { thingOf, wonder, WONDER, type Wonder } from "./whyNot";

describe("what is pointed at", () => {
  it("is told by its kind and id, wherever in it the pointer is", () => {
    document.body.innerHTML = `<div id="stage"><button data-hand="12" data-id="01073"><b>Gandalf</b></button><svg><path data-hex="c4" /></svg><p>none</p></div>`;
    expect(thingOf(document.querySelector("b"))).toEqual({ card: "12" });
    expect(thingOf(document.querySelector("path"))).toEqual({ hex: "c4" });
    expect(thingOf(document.querySelector("p"))).toBeNull();
    expect(thingOf(null)).toBeNull();
  });

  it("reaches the table, and what is no thing does not", () => {
    const heard = vi.fn<(detail: Wonder) => void>();
    const stage = document.querySelector("#stage")!;
    stage.addEventListener(WONDER, (event) => heard((event as CustomEvent<Wonder>).detail));
    wonder(document.querySelector("path")!, "c4");
    wonder(document.querySelector("p")!, "none");
    expect(heard.mock.calls).toEqual([[{ thing: { hex: "c4" }, title: "c4" }]]);
  });
});
