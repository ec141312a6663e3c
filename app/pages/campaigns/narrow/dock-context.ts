/** The bar for the thumb, as far as what is written knows of it; undefined where there is none. */
import { createContext, use } from 'react'

export interface DockPlace {
  /** Where what is done with blocks goes. */
  readonly blocks: HTMLElement | null
  /** Where the marks of what is written go. */
  readonly marks: HTMLElement | null
  /** What has the cursor, also while a button of the bar is pressed. */
  readonly focused: Element | null
}

export const DockContext = createContext<DockPlace | undefined>(undefined)

export function useDock(): DockPlace | undefined {
  return use(DockContext)
}
