/** All that pictures need of the world, by the settings. */
import type { Config } from '../platform/config.ts'
import { openDownloads } from '../platform/egress-download.ts'
import { openMediaStore } from '../platform/object-store/open.ts'
import type { Log } from '../platform/log.ts'
import type { ObjectStore } from '../platform/object-store/store.ts'
import { refuse } from '../refusals.ts'
import type { MediaDependencies } from './media.ts'
import { openPictures } from './pictures.ts'

/** Nothing is loaded or started before a picture comes. */
export function openMedia(config: Config, log: Log): MediaDependencies & { close(): Promise<void> } {
  const pictures = openPictures()
  const downloads = openDownloads(config.MEDIA_NETWORKS, 'MEDIA_NETWORKS')
  return {
    store: sayingAway(openMediaStore(config), log),
    pictures,
    downloads,
    quotaBytes: config.MEDIA_QUOTA_MEGABYTES * 1_000_000,
    close: async () => {
      await Promise.all([pictures.close(), downloads.close()])
    },
  }
}

/** What fails there is a place that is away for now: a matter for the log, and for people a sentence (503). */
function sayingAway({ place, put, get, remove }: ObjectStore, log: Log): ObjectStore {
  const away = (error: unknown): never => {
    log.error({ err: error }, 'the place where pictures are kept failed')
    return refuse('media-away')
  }
  return {
    place,
    put: (key, bytes, type) => put(key, bytes, type).catch(away),
    get: (key) => get(key).catch(away),
    remove: (key) => remove(key).catch(away),
  }
}
