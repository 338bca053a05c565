import type { World } from './world';

/** Stands in for the browser's EventSource and tells what the world emits. */
export function fakeEventSource(world: () => World) {
  return class FakeEventSource extends EventTarget {
    readonly url: string;
    private readonly stop: () => void;

    constructor(url: string) {
      super();
      this.url = url;
      const stop = world().listen((event, data) => {
        this.dispatchEvent(new MessageEvent(event, { data: JSON.stringify(data) }));
      });
      this.stop = () => void stop();
      queueMicrotask(() => this.dispatchEvent(new Event('open')));
    }

    close() {
      this.stop();
    }
  };
}
