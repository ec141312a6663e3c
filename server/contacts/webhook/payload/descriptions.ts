/** What is called a description: of what somebody asks for it is their own words. Pure. */
import type { Leaf } from './leaves.ts'
import { tokensOf } from './tokens.ts'

/** A description is a person's where it stands in their form, or is of what they ask for. */
export function isDescriptionOfOther({ labels, path }: Leaf): boolean {
  const words = tokensOf(labels[0] ?? '')
  if (words.at(-1) !== 'description' || (path.length === 0 && words.length === 1)) return false
  return ![...words, ...tokensOf(path.at(-1) ?? '')].some((word) => ASKED_FOR.has(word))
}

const ASKED_FOR = new Set([
  'ticket',
  'case',
  'lead',
  'request',
  'enquiry',
  'inquiry',
  'conversation',
  'issue',
])
