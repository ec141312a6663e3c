/** A setting's reader as an option's: what it cannot read is wrong use (exit 2). */
import { InvalidArgumentError } from 'commander'
import { SettingFault } from '../workspaces/common-words.ts'

export function asOption<Value>(read: (text: string) => Value): (text: string) => Value {
  return (text) => {
    try {
      return read(text)
    } catch (error) {
      if (error instanceof SettingFault) throw new InvalidArgumentError(error.message)
      throw error
    }
  }
}
