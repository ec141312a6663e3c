/** A value that fits none of the shapes it may have is one fault, not one for each shape and one for the choice. */
import type { FastifySchemaValidationError as Fault } from 'fastify/types/schema.js'

/**
 * Of each choice (`anyOf`, `oneOf`): the faults of the shape the value was meant to have, which is the one that takes
 * values of its type; where none does, one fault that names the types of all. Inner choices first.
 */
export function reduceChoices(faults: readonly Fault[]): readonly Fault[] {
  const choices = faults
    .filter(({ keyword }) => keyword === 'anyOf' || keyword === 'oneOf')
    .toSorted((one, other) => other.schemaPath.length - one.schemaPath.length)
  return choices.reduce(reduceChoice, faults)
}

function reduceChoice(faults: readonly Fault[], choice: Fault): readonly Fault[] {
  const isOfChoice = ({ schemaPath, instancePath }: Fault): boolean =>
    schemaPath.startsWith(`${choice.schemaPath}/`) && instancePath.startsWith(choice.instancePath)
  const shapes = Map.groupBy(faults.filter(isOfChoice), ({ schemaPath }) =>
    schemaPath
      .slice(choice.schemaPath.length + 1)
      .split('/', 1)
      .join(),
  )
  if (shapes.size === 0) return faults
  const isOfOtherType = ({ keyword, instancePath }: Fault): boolean =>
    keyword === 'type' && instancePath === choice.instancePath
  const meant = [...shapes.values()].find((shape) => !shape.some(isOfOtherType))
  const reduced = meant ?? [
    { ...choice, keyword: 'type', params: { type: typesIn([...shapes.values()].flat()) } },
  ]
  return faults.flatMap((fault) => (fault === choice ? reduced : isOfChoice(fault) ? [] : [fault]))
}

function typesIn(faults: readonly Fault[]): string[] {
  const types = faults.filter(({ keyword }) => keyword === 'type').flatMap(({ params }) => params['type'])
  return [...new Set(types.map(String))]
}
