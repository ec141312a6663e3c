/** What the forms say before anything is sent; the server decides. */
export const PASSWORD_MINIMUM = 10

export function isEmail(text: string): boolean {
  return /^\S+@\S+$/.test(text.trim())
}
