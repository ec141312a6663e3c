/** Sentences that quote servers, without whom they name: for what is kept where an erasure would not look. */

const ADDRESSES = /[^\s“”"<>(),;]+@[^\s“”"<>(),;]+|(?<![\w+-])\+?\d{7,15}(?![\w-])/g

/** Email addresses and phone numbers become `…`. */
export function withoutAddresses(text: string): string {
  return text.replaceAll(ADDRESSES, '…')
}
