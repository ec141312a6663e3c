/** A seventh round, written blind to the code: how its forms are put into bytes. */

export const MULTIPART = 'multipart/form-data; boundary=----WebKitFormBoundaryQ7x'
export const NOBODY = { email: undefined, phone: undefined }

/** A multipart form as a browser sends it. */
export function multipart(fields: Readonly<Record<string, string>>): string {
  const parts = Object.entries(fields).map(
    ([name, value]) =>
      `------WebKitFormBoundaryQ7x\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
  )
  return `${parts.join('')}------WebKitFormBoundaryQ7x--\r\n`
}

/** A form of a page in windows-1252, which names no charset. */
export function western(fields: Readonly<Record<string, string>>): string {
  return Object.entries(fields)
    .map(([name, value]) => `${escaped(name)}=${escaped(value)}`)
    .join('&')
}

function escaped(text: string): string {
  return [...Buffer.from(text, 'latin1')].map((byte) => `%${byte.toString(16).padStart(2, '0')}`).join('')
}
