/** What a post request is called: pure. */
import type { PostRequest } from '../../../server/campaigns/post-requests/schemas.ts'

/** Its title, or the first line of its text, as its post will have it. */
export function titleOf({ header = '', text = '' }: Pick<PostRequest, 'header' | 'text'>): string {
  return header.trim() || (text.trim().split('\n', 1)[0] ?? '')
}
