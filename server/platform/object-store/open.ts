/** The store that MEDIA_URL names. */
import type { Config } from '../config.ts'
import { bucketStore } from './bucket.ts'
import { folderStore } from './folder.ts'
import { readMediaPlace } from './place.ts'
import type { ObjectStore } from './store.ts'

export function openMediaStore({ MEDIA_URL, DATA_DIR }: Pick<Config, 'MEDIA_URL' | 'DATA_DIR'>): ObjectStore {
  const place = readMediaPlace(MEDIA_URL, DATA_DIR)
  return 'folder' in place ? folderStore(place.folder) : bucketStore(place.bucket)
}
