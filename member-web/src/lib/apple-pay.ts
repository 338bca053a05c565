interface ApplePay {
  canMakePayments(): boolean;
}

/** Whether this browser can pay with Apple Pay; Safari knows it, and elsewhere its page offers nothing to press. */
export function hasApplePay(): boolean {
  const { ApplePaySession: session } = window as { ApplePaySession?: ApplePay };
  try {
    return session?.canMakePayments() === true;
  } catch {
    // Safari throws on a page that did not come by TLS.
    return false;
  }
}
