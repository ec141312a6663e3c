/** What `doctor` looks at of pictures: whether they can be kept, and whether they are where the database has them. */
import { accessSync, constants, existsSync } from 'node:fs'
import path from 'node:path'
import { keyOf } from '../media/rules.ts'
import { surveyMedia } from '../media/store.ts'
import type { Config } from '../platform/config.ts'
import type { Queryable } from '../platform/database.ts'
import { openMediaStore } from '../platform/object-store/open.ts'
import { readMediaPlace } from '../platform/object-store/place.ts'
import type { Finding } from './checks.ts'

const PROBE = 'doctor/probe.png'
const LOOKED_AT = 20

/** Writes, reads and deletes a file where pictures are kept. */
export async function mediaPlaceCheck(config: Config): Promise<Finding> {
  const check = 'pictures'
  const place = readMediaPlace(config.MEDIA_URL, config.DATA_DIR)
  const store = openMediaStore(config)
  if ('folder' in place && !existsSync(place.folder)) return unmade(place.folder)
  try {
    await store.put(PROBE, Buffer.from('doctor'), 'image/png')
    const found = await store.get(PROBE)
    found?.stream.destroy()
    await store.remove(PROBE)
    if (!found) throw new Error('what was written there is not found')
    return { check, ok: true, says: `are kept in ${store.place}` }
  } catch (error) {
    const says = `cannot be kept in ${store.place}: ${error instanceof Error ? error.message : 'unknown'}`
    const mend =
      'folder' in place
        ? `give ${store.place} to user ${process.getuid?.() ?? '?'}, or set MEDIA_URL to another folder`
        : 'look at key, secret, region and bucket in MEDIA_URL, and at the rights of the key'
    return { check, ok: false, says, mend }
  }
}

/** Made with the first picture, as far as we may make it. */
function unmade(folder: string): Finding {
  let existing = path.dirname(folder)
  while (!existsSync(existing)) existing = path.dirname(existing)
  const check = 'pictures'
  try {
    accessSync(existing, constants.W_OK | constants.X_OK)
    return { check, ok: true, says: `${folder} will be made with the first one` }
  } catch {
    const mend = `give ${existing} to user ${process.getuid?.() ?? '?'}, or set MEDIA_URL to another folder`
    return { check, ok: false, says: `${folder} cannot be made: ${existing} cannot be written to`, mend }
  }
}

/** After a backup that was read back the files may be missing: the newest ones are looked for. */
export async function mediaFilesCheck(db: Queryable, config: Config): Promise<Finding> {
  const check = 'files of pictures'
  const store = openMediaStore(config)
  const { count, newest } = await surveyMedia(db, LOOKED_AT)
  let missing = 0
  for (const { workspaceId, id, files } of newest) {
    const [first] = files
    const found = first && (await store.get(keyOf(workspaceId, id, first.name)).catch(() => undefined))
    found?.stream.destroy()
    if (!found) missing += 1
  }
  if (missing === 0)
    return { check, ok: true, says: `of ${count} pictures the newest ${newest.length} are there` }
  const says = `${missing} of the newest ${newest.length} pictures are not in ${store.place}`
  return {
    check,
    ok: false,
    says,
    mend: 'copy them back from where they were kept, or set MEDIA_URL to that place',
  }
}
