/** How a setting is read. Every command reads the settings before it works, so this loads nothing. */

export interface Setting<Value> {
  readonly description: string
  /** What holds where nothing is said. */
  readonly default: Value
  /** What the text says, or what would be right: never the text, which may be a secret. */
  readonly read: (text: string) => { readonly value: Value } | { readonly fault: string }
}

interface Words {
  readonly description: string
  readonly minLength?: number
  /** All of a text must be like it, so it has its own ^ and $. */
  readonly pattern?: string
}

interface Bounds {
  readonly description: string
  readonly minimum: number
  readonly maximum: number
  readonly default: number
}

/** Text; what has no default may stay unset. */
export function text(words: Words & { readonly default: string }): Setting<string>
export function text(words: Words): Setting<string | undefined>
export function text({
  default: value,
  ...words
}: Words & { default?: string }): Setting<string | undefined> {
  const { description, minLength = 0, pattern } = words
  const form = pattern === undefined ? undefined : new RegExp(pattern, 'u')
  return {
    description,
    default: value,
    read: (given) => {
      if (given.length < minLength) return { fault: `must have at least ${minLength} characters` }
      return form?.test(given) === false ? { fault: 'does not look like one' } : { value: given }
    },
  }
}

/** A whole number in decimal digits, bounds included. */
export function whole({ description, minimum, maximum, default: value }: Bounds): Setting<number> {
  return {
    description,
    default: value,
    read: (given) => {
      const number = /^-?\d+$/.test(given) ? Number(given) : Number.NaN
      const isRight = number >= minimum && number <= maximum
      return isRight ? { value: number } : { fault: `must be a whole number from ${minimum} to ${maximum}` }
    },
  }
}

/** One word of a few. */
export function choice<const Choice extends string>(
  choices: readonly Choice[],
  { description, default: value }: { readonly description: string; readonly default: Choice },
): Setting<Choice> {
  return {
    description,
    default: value,
    read: (given) => {
      const found = choices.find((each) => each === given)
      return found === undefined ? { fault: `must be one of ${choices.join(', ')}` } : { value: found }
    },
  }
}

export type Settings = Readonly<Record<string, Setting<unknown>>>
type ValueOf<One> = One extends Setting<infer Value> ? Value : never
type Unset<Of> = { [Name in keyof Of]: undefined extends ValueOf<Of[Name]> ? Name : never }[keyof Of]
export type ValuesOf<Of extends Settings> = {
  readonly [Name in Exclude<keyof Of, Unset<Of>>]: ValueOf<Of[Name]>
} & { readonly [Name in Unset<Of>]?: Exclude<ValueOf<Of[Name]>, undefined> }

/** What an environment says of each setting, with all faults at once; what is empty is not given. */
export function readSettings<Of extends Settings>(
  settings: Of,
  env: Readonly<Record<string, string | undefined>>,
): { readonly values: ValuesOf<Of>; readonly faults: readonly string[] } {
  const faults: string[] = []
  const values = Object.entries(settings).flatMap(([name, setting]): [string, unknown][] => {
    const given = env[name]?.trim()
    const read = given ? setting.read(given) : { value: setting.default }
    if ('fault' in read) faults.push(`${name} ${read.fault} (${setting.description})`)
    return 'value' in read && read.value !== undefined ? [[name, read.value]] : []
  })
  // Each name with what its own setting read; a name with a fault is reported, and its value never used.
  return { values: Object.fromEntries(values) as ValuesOf<Of>, faults }
}
