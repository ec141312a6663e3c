/** A data name out of a title: its letters without accents, words joined by `_`; '' where nothing of it can stand there. */
export function dataNameOf(title: string): string {
  const plain = title
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '_')
    .replaceAll(/^[_0-9]+|_+$/g, '')
  return plain.slice(0, 100)
}
