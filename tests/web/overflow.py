"""What of a page's words cannot be read whole: cut off by a box, or sticking out of one."""

CUT = """() => {
  const SLACK = 1.5;
  const found = [];
  const [styles, edges] = [new Map(), new Map()];
  const once = (kept, one, ask) => kept.get(one) ?? (kept.set(one, ask(one)), kept.get(one));
  const styleOf = (one) => once(styles, one, (it) => getComputedStyle(it));
  const edgeOf = (one) => once(edges, one, (it) => it.getBoundingClientRect());
  const seen = (one) => {
    const style = styleOf(one);
    if (style.visibility === 'hidden' || Number(style.opacity) === 0) return false;
    if (style.clipPath !== 'none') return false;
    // Of a card that is held the picture is seen; it is read in the inspector. Of hundreds of rules
    // a few of each chapter are looked at.
    return !one.closest(
      '.visually-hidden, title, script, [hidden], select, [aria-hidden=true], .hand,'
        + 'article:nth-of-type(n + 3)',
    );
  };
  const name = (one) => {
    const classes = [...one.classList].filter((word) => !/^(s-|svelte)/.test(word));
    return [one.tagName.toLowerCase(), ...classes].join('.');
  };
  const tell = (one, how, more) => {
    const within = one.parentElement ? `${name(one.parentElement)} > ` : '';
    found.push(`${how}: ${within}${name(one)} “${one.textContent.trim().slice(0, 60)}” ${more}`);
  };
  const wide = document.documentElement.scrollWidth;
  if (wide > innerWidth + 1) found.push(`the page is ${wide} wide in a window of ${innerWidth}`);
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const told = new Set();
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const one = node.parentElement;
    if (!node.data.trim() || !one || told.has(one)) continue;
    if (one instanceof SVGElement || !seen(one)) continue;
    // Which seat is whose is never shortened, not even with dots.
    if (one.matches('.seat') && one.scrollWidth > one.clientWidth + 1) {
      told.add(one);
      tell(one, 'shortened', '');
      continue;
    }
    const range = document.createRange();
    range.selectNodeContents(node);
    const box = range.getBoundingClientRect();
    if (!box.width || !box.height) continue;
    for (let around = one; around && around !== document.body; around = around.parentElement) {
      const style = styleOf(around);
      // Where a line is shortened with dots on purpose, the whole of it is told elsewhere.
      if (style.textOverflow === 'ellipsis' && style.whiteSpace === 'nowrap') break;
      // A board goes on beyond the window.
      if (around.matches('.stage, main, [data-board]')) break;
      const edge = edgeOf(around);
      // Glyphs may reach a little over their line; what scrolls can be scrolled to.
      if (['hidden', 'clip'].includes(style.overflowX) && edge.width
          && (box.right > edge.right + SLACK || box.left < edge.left - SLACK)) {
        told.add(one);
        tell(one, 'cut off at the side', `by ${name(around)}`);
        break;
      }
      if (['hidden', 'clip'].includes(style.overflowY) && edge.height
          && (box.bottom > edge.bottom + 4 || box.top < edge.top - 4)) {
        told.add(one);
        tell(one, 'cut off below', `by ${name(around)}`);
        break;
      }
      if (['auto', 'scroll'].includes(style.overflowX)) {
        // What scrolls up and down is not to be moved sideways as well.
        const upright = around.scrollHeight > around.clientHeight + 1;
        if (upright && box.right > edge.right + SLACK) {
          told.add(one);
          tell(one, 'sticks out at the side', `of ${name(around)}`);
        }
        break;
      }
      if (style.position === 'fixed') break;
      // A box that is drawn as such holds its words.
      const drawn = style.borderTopStyle !== 'none' && parseFloat(style.borderTopWidth) > 0;
      if (drawn && edge.width && (box.right > edge.right + SLACK || box.left < edge.left - SLACK)) {
        told.add(one);
        tell(one, 'sticks out', `of ${name(around)}`);
        break;
      }
    }
  }
  return found;
}"""
"""Every such place, told so that it can be found."""
