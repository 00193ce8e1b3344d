/** What the page itself has to do for speed.bench.ts. As a text: only the page knows such names. */

export interface Shown {
  /** Milliseconds from the message, and from the bot's move on the server, until it was drawn. */
  readonly message: number;
  readonly move: number;
}

/** Lets entries through one by one, or as they come, and knows when what they changed was drawn. */
export const HOOK = `(() => {
  const drawn = (then) => requestAnimationFrame(() => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = then;
    port2.postMessage(null);
  });
  const show = (hear, at) => new Promise((resolve) => {
    const came = performance.now();
    let changed = false;
    const watch = new MutationObserver(() => { changed = true; });
    watch.observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true });
    hear();
    const look = () => drawn(() => {
      if (!changed) return look();
      watch.disconnect();
      const now = performance.now();
      resolve({ message: now - came, move: performance.timeOrigin + now - at });
    });
    look();
  });
  const held = [];
  const speed = (window.speed = { through: false, shown: [], count: () => held.length });
  speed.nothing = () => new Promise(drawn).then(() => undefined);
  const marked = (from, to, doing) => {
    performance.mark(from);
    doing();
    return speed.nothing().then(() => performance.mark(to));
  };
  speed.still = () => marked('still', 'seen', () => {});
  speed.redrawn = () => marked('told', 'drawn', () => speed.alone());
  speed.skip = (count) => { for (const { hear } of held.splice(0, count)) hear(); };
  speed.next = () => { const { hear, at } = held.shift(); return show(hear, at); };
  speed.frames = (wanted) => new Promise((resolve) => {
    const times = [];
    const frame = (now) => {
      times.push(now);
      if (now - times[0] < wanted) requestAnimationFrame(frame);
      else resolve(times.slice(1).map((time, i) => time - times[i]));
    };
    requestAnimationFrame(frame);
  });
  window.WebSocket = class extends WebSocket {
    set onmessage(listener) {
      super.onmessage = (event) => {
        const { type, at, what } = JSON.parse(event.data);
        const hear = () => listener(event);
        if (type !== 'entry') hear();
        else if (!speed.through) held.push({ hear, at });
        else if (what.by === 'bot') speed.shown.push(show(hear, at));
        else hear();
      };
    }
  };
})()`;
