/** Rejects where the browser refuses it, or gives no clipboard: it does so only over https or on this machine. */
export const copyText = async (text: string): Promise<void> => navigator.clipboard.writeText(text);
