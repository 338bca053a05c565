let registered: Promise<unknown> | undefined;

/** The worker that shows notifications, once it runs. @throws where the browser has none, as on an insecure address */
export async function serviceWorker(): Promise<ServiceWorkerRegistration> {
  registered ??= navigator.serviceWorker.register('/sw.js');
  await registered;
  return navigator.serviceWorker.ready;
}
