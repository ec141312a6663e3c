#!/usr/bin/env node
// Starts the program on the Node it is written for, which comes with it, whatever Node the machine has.
import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

// In a checkout Node runs the TypeScript as it is; a package holds what was made of it.
const [checkedOut, packed] = ['../server/main.ts', '../dist/server/main.js'].map(
  (path) => new URL(path, import.meta.url),
)
const program = existsSync(checkedOut) ? checkedOut : packed

if (Number(process.versions.node.split('.')[0]) >= 24) {
  // Before the first TypeScript: what is cached needs no compiler of types, which takes 17 MB and 20 ms.
  const { enableCompileCache } = await import('node:module')
  enableCompileCache()
  await import(program.href)
} else {
  const own = ownNode()
  if (own) startOn(own)
  else {
    process.stderr.write(
      `Tidings needs Node 24 (this is ${process.version}); install it, or run npm install, which brings it.\n`,
    )
    process.exitCode = 1
  }
}

/** The Node beside the other packages; undefined where npm was told to run no install scripts. */
function ownNode() {
  try {
    const description = createRequire(import.meta.url).resolve('node/package.json')
    const node = join(dirname(description), 'bin', 'node')
    return existsSync(node) ? node : undefined
  } catch {
    return undefined
  }
}

function startOn(node) {
  const child = spawn(node, [fileURLToPath(import.meta.url), ...process.argv.slice(2)], { stdio: 'inherit' })
  // Ctrl-C reaches the child from the terminal; what is sent to this process alone is passed on.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal))
  child.on('exit', (code, signal) => {
    process.exitCode = code ?? (signal === 'SIGINT' ? 130 : 1)
  })
}
