/** Who an SMS may be from. */

/** A number in E.164, a short code of 3 to 8 digits, or 3 to 11 letters, digits and spaces with a letter among them. */
export function isSmsSender(text: string): boolean {
  if (/^\+[1-9]\d{6,14}$/.test(text) || /^\d{3,8}$/.test(text)) return true
  return /^[A-Za-z0-9 ]{3,11}$/.test(text) && /[A-Za-z]/.test(text)
}

/** The one that is set; else the workspace's name where it can be one; else there is none. */
export function smsSenderOf(workspace: {
  readonly smsSender: string | null
  readonly name: string
}): string | undefined {
  if (workspace.smsSender !== null) return workspace.smsSender
  const name = workspace.name.trim()
  return isSmsSender(name) ? name : undefined
}
