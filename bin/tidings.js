#!/usr/bin/env node
// Starts the program on the Node it is written for, which comes with it, whatever Node the machine has.
import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const own = fileURLToPath(new URL('../node_modules/node/bin/node', import.meta.url))

if (Number(process.versions.node.split('.')[0]) >= 24) {
  // Before the first TypeScript: what is cached needs no compiler of types, which takes 17 MB and 20 ms.
  const { enableCompileCache } = await import('node:module')
  enableCompileCache()
  await import(new URL('../server/main.ts', import.meta.url).href)
} else if (existsSync(own)) {
  const child = spawn(own, [fileURLToPath(import.meta.url), ...process.argv.slice(2)], { stdio: 'inherit' })
  // Ctrl-C reaches the child from the terminal; what is sent to this process alone is passed on.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal))
  child.on('exit', (code, signal) => {
    process.exitCode = code ?? (signal === 'SIGINT' ? 130 : 1)
  })
} else {
  process.stderr.write(
    `Tidings needs Node 24 (this is ${process.version}); run npm install, which brings it.\n`,
  )
  process.exitCode = 1
}
