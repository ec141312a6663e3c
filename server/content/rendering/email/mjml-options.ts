/** How MJML is asked, wherever it runs. */
import type { MjmlOptions } from 'mjml'

export const MJML_OPTIONS: MjmlOptions = { fonts: {}, validationLevel: 'strict' }
