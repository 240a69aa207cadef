"""What of a page's words cannot be read whole: cut off by a box, or sticking out of one."""

CUT = """() => {
  const SLACK = 1.5;
  const found = [];
  const seen = (one) => {
    const style = getComputedStyle(one);
    if (style.visibility === 'hidden' || Number(style.opacity) === 0) return false;
    return !one.closest('.visually-hidden, title, style, script, [hidden], select, option, [aria-hidden=true]');
  };
  const name = (one) => {
    const classes = [...one.classList].filter((word) => !word.startsWith('s-') && !word.startsWith('svelte'));
    return [one.tagName.toLowerCase(), ...classes].join('.');
  };
  const tell = (one, how, more) => {
    const within = one.parentElement ? `${name(one.parentElement)} > ` : '';
    found.push(`${how}: ${within}${name(one)} “${one.textContent.trim().slice(0, 60)}” ${more}`);
  };
  if (document.documentElement.scrollWidth > innerWidth + 1) {
    found.push(`the page is ${document.documentElement.scrollWidth} wide in a window of ${innerWidth}`);
  }
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const told = new Set();
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const one = node.parentElement;
    if (!node.data.trim() || !one || told.has(one) || one instanceof SVGElement || !seen(one)) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const box = range.getBoundingClientRect();
    if (!box.width || !box.height) continue;
    for (let around = one; around && around !== document.body; around = around.parentElement) {
      const style = getComputedStyle(around);
      // Where a line is shortened with dots on purpose, the whole of it is told elsewhere.
      if (style.textOverflow === 'ellipsis' && style.whiteSpace === 'nowrap') break;
      // A hand is held half below the edge of the stage.
      if (around.classList.contains('stage')) break;
      const edge = around.getBoundingClientRect();
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
      if (style.overflowX === 'auto' || style.overflowX === 'scroll' || style.position === 'fixed') break;
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
