/** Refusals of pictures. */
import { amiss, type Answer, type Catalogue } from './answer.ts'

/** Why there is no picture at an address. */
const NOT_FETCHED = {
  address: () => 'is not an address that starts with http:// or https://',
  redirects: (times: string | number) => `leads on more than ${times} times`,
  status: (status: string | number) => `was answered with ${status}`,
  size: (megabytes: string | number) => `has more than ${megabytes} MB`,
  time: (seconds: string | number) => `was not answered within ${seconds} s`,
  inside: (cause: string | number) => `cannot be reached: ${cause}`,
  unreachable: (cause: string | number) => `cannot be reached: ${cause}`,
}

export const media = {
  'media-unknown': (id: string): Answer => ({
    status: 404,
    message: `There is no picture ${id} in this workspace`,
  }),
  'media-used': (names: readonly string[], count: number): Answer => ({
    status: 409,
    code: 'pictureUsed',
    message: `This picture is shown in ${names.join(', ')}${count > names.length ? ` and ${count - names.length} more` : ''}; take it out there first, or delete it all the same and leave an empty place`,
  }),
  'media-full': (megabytes: number): Answer => ({
    status: 409,
    code: 'mediaFull',
    message: `The pictures of this workspace would have more than its ${megabytes} MB; delete some that are not used, or set MEDIA_QUOTA_MEGABYTES higher`,
  }),
  'media-away': (): Answer => ({
    status: 503,
    message: 'The place where pictures are kept does not answer; try again shortly',
    headers: { 'retry-after': '5' },
  }),
  'pictures-busy': (): Answer => ({
    status: 503,
    message: 'Other pictures are being looked at; try again shortly',
    headers: { 'retry-after': '5' },
  }),
  'picture-unreadable': (kind: 'svg' | 'heic' | 'other'): Answer => ({
    status: 415,
    code: 'pictureUnreadable',
    message: {
      svg: 'SVG is not shown by mail programs and may hold scripts; save the picture as PNG and send that',
      heic: 'HEIC is not shown by mail programs; save the picture as JPEG and send that',
      other: 'This is not a picture that can be read; send a whole JPEG, PNG, GIF, WebP or AVIF file',
    }[kind],
  }),
  'picture-type': (): Answer => ({
    status: 415,
    message: 'Send the bytes of the picture with a Content-Type such as image/jpeg',
  }),
  'picture-too-large': (megabytes: number): Answer => ({
    status: 413,
    code: 'pictureTooLarge',
    message: `The file has more than ${megabytes} MB; save the picture smaller and send that`,
  }),
  'picture-too-many-pixels': (): Answer => ({
    status: 413,
    code: 'pictureTooLarge',
    message:
      'The picture has more than 64 million pixels, a side of more than 16,383, or too many frames; make it smaller',
  }),
  'picture-not-fetched': (why: keyof typeof NOT_FETCHED, detail: string | number): Answer =>
    amiss('url', `the address ${NOT_FETCHED[why](detail)}`),
} satisfies Catalogue
