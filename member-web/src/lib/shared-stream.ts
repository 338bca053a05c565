type Handlers = ReadonlyMap<string, (data: string) => void>;
type Told = { type: string; data: string };

const HELLO = 'hello';
const HERE = 'here';
/** Milliseconds. A browser may have put the tab that listens to sleep. */
const NO_REPLY = 2_000;

/**
 * Server-sent events for every tab of a browser over one connection: over HTTP/1.1 a browser has six for a site, and with
 * one for each tab the seventh tab would never load. The tab that holds the lock listens and tells the others. Handlers
 * hear `open` and `error` too, as of an EventSource: `open` after an `error` means that events can have been missed.
 * @param name one for each account, so that nobody's events reach a tab of somebody else
 * @returns to stop
 */
export function followStream(url: string, name: string, handlers: Handlers): () => void {
  const hear = ({ type, data }: Told) => handlers.get(type)?.(data);
  const listen = (tell: (told: Told) => void) => {
    const source = new EventSource(url);
    for (const type of handlers.keys())
      source.addEventListener(type, (event) => tell({ type, data: (event as MessageEvent<string>).data ?? '' }));
    return source;
  };
  // Browsers have locks on secure addresses alone.
  if (!navigator.locks) {
    const source = listen(hear);
    return () => source.close();
  }

  const channel = new BroadcastChannel(name);
  const ended = new AbortController();
  let source: EventSource | undefined;
  let isOpen = false;
  let patience: ReturnType<typeof setTimeout> | undefined;

  const take = (told: Told) => {
    if (told.type === 'open') isOpen = true;
    if (told.type === 'error') isOpen = false;
    hear(told);
  };
  const tell = (told: Told) => {
    take(told);
    channel.postMessage(told);
  };
  const lead = () => {
    clearTimeout(patience);
    // Who listened before has gone: what came meanwhile was told to nobody.
    if (isOpen) tell({ type: 'error', data: '' });
    source = listen(tell);
    return new Promise<void>((resolve) => ended.signal.addEventListener('abort', () => resolve()));
  };
  const stopLeading = () => {
    source?.close();
    source = undefined;
  };
  const queue = (options: LockOptions): void => {
    navigator.locks.request(name, options, lead).then(stopLeading, () => {
      const taken = source !== undefined;
      stopLeading();
      if (taken && !ended.signal.aborted) queue({ signal: ended.signal });
    });
  };
  const ask = () => {
    if (source) return;
    channel.postMessage({ type: HELLO, data: '' });
    clearTimeout(patience);
    patience = setTimeout(() => queue({ steal: true }), NO_REPLY);
  };
  const onVisible = () => document.visibilityState === 'visible' && ask();

  channel.onmessage = ({ data: told }: MessageEvent<Told>) => {
    if (told.type === HELLO) {
      if (source) channel.postMessage({ type: HERE, data: isOpen ? 'open' : '' });
      return;
    }
    clearTimeout(patience);
    if (told.type !== HERE) take(told);
    else if (told.data && !isOpen) take({ type: 'open', data: '' });
  };
  queue({ signal: ended.signal });
  ask();
  document.addEventListener('visibilitychange', onVisible);
  return () => {
    document.removeEventListener('visibilitychange', onVisible);
    clearTimeout(patience);
    ended.abort();
    channel.close();
    stopLeading();
  };
}
