/** The settings of a `.env` file in the folder that the program is started in. */
import { closeSync, existsSync, fstatSync, openSync, readFileSync } from 'node:fs'
import { parseEnv } from 'node:util'

/** The message says what to do. */
export class EnvFileRefused extends Error {}

const OTHERS_MAY_WRITE = 0o002

/**
 * What the file sets; nothing when there is none. Root reads only one that belongs to it or to one of `trusted`, the
 * owners of the program itself, who can change what runs anyway, and that not everybody may write to: in somebody else's folder
 * it would set the database and mail server of whoever starts a command there. Throws an `EnvFileRefused`.
 */
export function readEnvFile(
  file: string,
  { uid, trusted }: { readonly uid: number | undefined; readonly trusted: readonly number[] },
): Readonly<Record<string, string | undefined>> {
  if (!existsSync(file)) return {}
  const descriptor = openSync(file, 'r')
  try {
    // Of what was opened, not of what the name leads to a moment later.
    const { uid: owner, mode } = fstatSync(descriptor)
    if (uid === 0 && (![0, ...trusted].includes(owner) || mode & OTHERS_MAY_WRITE)) {
      throw new EnvFileRefused(
        `${file} belongs to user ${owner} or may be written by everybody, and Tidings runs as root: it is not read. ` +
          `Run "chown root ${file} && chmod o-w ${file}" if its settings are yours, or start Tidings as that user or in another folder`,
      )
    }
    return parseEnv(readFileSync(descriptor, 'utf8'))
  } finally {
    closeSync(descriptor)
  }
}
