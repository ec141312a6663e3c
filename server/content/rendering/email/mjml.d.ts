/** MJML 5 has no types of its own: the little of it that is used here. */
declare module 'mjml' {
  export interface MjmlNode {
    readonly tagName: string
    readonly attributes: Readonly<Record<string, string | boolean>>
    readonly children?: readonly MjmlNode[]
    readonly content?: string
  }

  export interface MjmlOptions {
    readonly fonts: Readonly<Record<string, string | boolean>>
    readonly validationLevel: 'strict' | 'soft' | 'skip'
    readonly keepComments?: boolean
  }

  export default function mjml2html(
    node: MjmlNode,
    options: MjmlOptions,
  ): Promise<{ readonly html: string; readonly errors: readonly unknown[] }>
}
