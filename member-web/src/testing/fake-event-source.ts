import type { World } from './world';

/** Stands in for the browser's EventSource and tells what the world emits. */
export function fakeEventSource(world: () => World) {
  return class FakeEventSource extends EventTarget {
    readonly url: string;
    private stop: () => void = () => {};
    private closed = false;

    constructor(url: string) {
      super();
      this.url = url;
      const here = world();
      void here.opening.then(() => {
        if (this.closed) return;
        const stop = here.listen((event, data) => {
          this.dispatchEvent(new MessageEvent(event, { data: JSON.stringify(data) }));
        });
        this.stop = () => void stop();
        this.dispatchEvent(new Event('open'));
      });
    }

    close() {
      this.closed = true;
      this.stop();
    }
  };
}
