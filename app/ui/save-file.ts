/** Hands a file to the browser's downloads. */
export function saveFile(name: string, type: string, content: BlobPart): void {
  const address = URL.createObjectURL(new Blob([content], { type }))
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  // The download has begun by then; the address would hold the bytes for as long as the page is open.
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}
