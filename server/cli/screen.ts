/** What the outcome is written to: a terminal with a width and colours, or a pipe with neither. */
import { styleText } from 'node:util'

export type Style = 'dim' | 'bold' | 'green' | 'yellow' | 'red' | 'cyan'

export interface Screen {
  /** People read it: times are spoken and lines fit. In a pipe nothing is cut and times are ISO 8601. */
  readonly isTerminal: boolean
  readonly columns: number
  /** As NO_COLOR and FORCE_COLOR say, and whether the stream can show it. */
  readonly paint: (style: Style, text: string) => string
  readonly now: Date
}

const USUAL_COLUMNS = 80

export function screenOf(stream: NodeJS.WriteStream = process.stdout): Screen {
  return {
    isTerminal: stream.isTTY,
    columns: stream.columns || USUAL_COLUMNS,
    paint: (style, text) => styleText(style, text, { stream }),
    now: new Date(),
  }
}
