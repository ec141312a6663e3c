/** "A tool to peel potatoes" asks for what does it, and for no tool. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { NOTHING_KNOWN, readPrompt } from './read.ts'

const helping = (prompt: string): string => {
  const { words } = readPrompt(prompt, NOTHING_KNOWN)
  return [...words.any.flat(), ...words.likely.map(({ id }) => id), ...words.all].join(' ')
}

test('a tool, a device or a thing that is to do something is whatever does it, in every language', () => {
  for (const [prompt, thing] of [
    ['tool to peel potatoes', 'peeler'],
    ['a gadget for peeling apples', 'peeler'],
    ['a device to measure my blood pressure', 'blood-pressure-monitor'],
    ['redskap för att riva ost', 'cheese grater'],
    ['en apparat som mäter blodtryck', 'blood-pressure-monitor'],
    ['ein Gerät, um Brot zu backen', 'bread-maker'],
    ['ein Ding zum Aufbewahren von Schuhen', 'shoe rack'],
    ['un truc pour ranger mes chaussures', 'shoe rack'],
    ['herramienta para abrir latas', 'can opener'],
  ] as const)
    assert.ok(helping(prompt).includes(thing), `${prompt}: ${helping(prompt)}`)
})

test('and where it only is for something or somebody it is a tool', () => {
  for (const [prompt, tool] of [
    ['a tool for the garden', 'tool'],
    ['verktyg till pappa', 'verktyg'],
    ['Werkzeug für den Garten', 'werkzeug'],
    ['outil de jardin', 'outil de jardin'],
    ['herramienta para mi padre', 'herramienta'],
  ] as const)
    assert.ok(helping(prompt).includes(tool), `${prompt}: ${helping(prompt)}`)
})

test('where something comes from only describes it, and is mended to nothing else', () => {
  for (const prompt of [
    'cheese from spain',
    'vin från italien',
    'Käse aus Griechenland',
    'vin du Portugal',
    'vino austriaco',
  ]) {
    const { all } = readPrompt(prompt, NOTHING_KNOWN).words
    assert.equal(all.length, 2, `${prompt}: ${all.join(' ')}`)
  }
})
