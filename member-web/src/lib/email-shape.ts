/** Enough of an address to be sent; what is one, the server says. */
export const EMAIL_SHAPE = /^\s*[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+\s*$/;
