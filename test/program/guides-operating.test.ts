/** The configuration files that guides show: each can be read by what it is for, and names only what is there. */
import assert from 'node:assert/strict'
import { readFile } from 'node:fs/promises'
import { describe, test } from 'node:test'
import { Marked } from 'marked'
import { parse as parseToml } from 'smol-toml'
import { parse as parseYaml } from 'yaml'
import { routesOf } from '../../server/http/route-table.ts'
import { PICTURE_BYTES } from '../../server/media/rules.ts'
import { describeSettings } from '../../server/platform/config.ts'
import { GUIDES } from '../../server/site/docs/contents.ts'
import { useServer } from '../support/server.ts'

interface Shown {
  readonly guide: string
  readonly language: string
  readonly text: string
}

const shown: Shown[] = []
const guides = new Map<string, string>()
for (const guide of GUIDES) {
  const text = await readFile(`docs/guides/${guide}.md`, 'utf8')
  guides.set(guide, text)
  for (const token of new Marked().lexer(text))
    if (token.type === 'code')
      shown.push({ guide, language: String(token['lang']), text: String(token['text']) })
}
const ofLanguage = (language: string) => shown.filter((each) => each.language === language)
const SETTINGS = new Set(describeSettings().map(({ name }) => name))
/** Of Node, systemd and the hosts. */
const OTHERS = new Set(['POSTGRES_PASSWORD', 'PORT'])
const PATHS = ['behind-a-proxy', 'systemd', 'hosting', 'install']

const words = (text: string): Set<string> => new Set(text.trim().split(/\s+/))

/** Of systemd.unit(5), systemd.service(5), systemd.exec(5), systemd.kill(5), systemd.timer(5). */
const UNIT_KEYS: Readonly<Record<string, Set<string>>> = {
  Unit: words('Description Documentation After Wants'),
  Service: words(`
    Type ExecStart ExecStartPost Restart RestartSec TimeoutStopSec User Group WorkingDirectory Environment EnvironmentFile
    LimitNOFILE NoNewPrivileges ProtectSystem ProtectHome PrivateTmp ReadWritePaths KillMode KillSignal`),
  Timer: words('OnCalendar RandomizedDelaySec Persistent'),
  Install: words('WantedBy'),
}

/** Of the core module, and the modules of upstream, ssl, v2, rewrite and proxy. */
const NGINX = words(`
  upstream server keepalive keepalive_timeout listen server_name location root return http2 ssl_certificate ssl_certificate_key
  ssl_protocols ssl_session_cache client_max_body_size proxy_pass proxy_http_version proxy_set_header proxy_connect_timeout
  proxy_read_timeout proxy_send_timeout proxy_request_buffering proxy_buffering`)

/** Of Caddy 2: global options, `request_body`, `reverse_proxy` and its HTTP transport. */
const CADDY = words(`
  email news.example.com request_body max_size reverse_proxy health_uri health_interval lb_try_duration transport dial_timeout
  response_header_timeout`)

describe('configuration files of guides', () => {
  test('settings files name settings that there are, a line each', () => {
    const lines = ofLanguage('ini').flatMap(({ guide, text }) =>
      text.split('\n').map((line) => [guide, line] as const),
    )
    assert.ok(lines.length > 10)
    for (const [guide, line] of lines) {
      const [, name = ''] = /^([A-Z_]+)=\S/.exec(line) ?? []
      assert.ok(SETTINGS.has(name), `${guide}: ${line}`)
    }
  })

  test('units of systemd have known sections and keys, and stop the program as it wants to be stopped', () => {
    const units = ofLanguage('systemd')
    assert.equal(units.length, 4)
    for (const { guide, text } of units) {
      let section = ''
      for (const line of text.split('\n').filter(Boolean)) {
        const [, name] = /^\[(\w+)\]$/.exec(line) ?? []
        if (name) {
          section = name
          assert.ok(section in UNIT_KEYS, `${guide}: ${line}`)
          continue
        }
        const [, key = '', value = ''] = /^(\w+)=(.+)$/.exec(line) ?? []
        assert.ok(UNIT_KEYS[section]?.has(key), `${guide}, [${section}]: ${line}`)
        if (key === 'ExecStart' && value.includes('tidings'))
          assert.match(value, /^\/usr\/bin\/node bin\/tidings\.js (start|backup) ?/)
      }
      if (text.includes('tidings.js start')) assert.match(text, /KillMode=mixed\n[^]*TimeoutStopSec=90\n/)
    }
  })

  test('TOML and YAML can be parsed; their variables are settings, their ports, paths and stops those of the program', () => {
    const files = [...ofLanguage('toml'), ...ofLanguage('yaml')]
    assert.equal(files.length, 3)
    for (const { guide, language, text } of files) {
      const read: unknown = language === 'toml' ? parseToml(text) : parseYaml(text)
      const leaves = leavesOf(read)
      for (const [path] of leaves) {
        const [, name] = /(?:env|environment)\.([A-Z_]+)$/.exec(path) ?? []
        if (name) assert.ok(SETTINGS.has(name), `${guide}: ${path}`)
      }
      for (const [path, value] of leaves)
        if (/envVars\.\d+\.key$/.test(path))
          assert.ok(SETTINGS.has(String(value)), `${guide}: ${String(value)}`)
      assert.match(text, /\/api\/health\/live/)
      assert.match(text, /(kill_timeout = "90s"|maxShutdownDelaySeconds: 90|stop_grace_period: 90s)/)
      assert.match(text, /TIDINGS_DEMO/)
    }
  })

  test('nginx and Caddy: whole blocks of known directives that take a picture of any size the program takes', () => {
    const [nginx, caddy] = [ofLanguage('nginx')[0], ofLanguage('caddy')[0]]
    assert.ok(nginx && caddy)
    const known = [...directivesOf(nginx.text, ';')]
    assert.deepEqual(
      known.filter((name) => !NGINX.has(name)),
      [],
    )
    const [, megabytes = '0'] = /client_max_body_size (\d+)m;/.exec(nginx.text) ?? []
    assert.ok(Number(megabytes) * 1_000_000 > PICTURE_BYTES)
    for (const header of [
      'Host $host',
      'X-Forwarded-For $proxy_add_x_forwarded_for',
      'X-Forwarded-Proto $scheme',
    ])
      assert.ok(nginx.text.includes(`proxy_set_header ${header};`), header)

    assert.deepEqual(
      [...directivesOf(caddy.text, '')].filter((name) => !CADDY.has(name)),
      [],
    )
    const [, allowed = '0'] = /max_size (\d+)MB/.exec(caddy.text) ?? []
    assert.ok(Number(allowed) * 1_000_000 > PICTURE_BYTES)
  })
})

test('every setting and every address that operators are told of is there', async () => {
  const { http } = await useServer()
  const routes = new Set(routesOf(http).map(({ url }) => url))
  const [ports] = [describeSettings().find(({ name }) => name === 'PORT')?.default]
  for (const guide of PATHS) {
    const text = guides.get(guide) ?? ''
    const outside = text.replaceAll(/```[^]*?```/g, '')
    for (const [, name = ''] of outside.matchAll(/`([A-Z][A-Z_]{3,})(?:=[^`]*)?`/g))
      assert.ok(SETTINGS.has(name) || OTHERS.has(name), `${guide}: ${name}`)
    for (const [path] of text.matchAll(/(?<=[\s"'`(:0-9])\/(?:api|docs)\/[\w/.-]+/g))
      assert.ok(routes.has(path) || GUIDES.includes(path.replace('/docs/', '')), `${guide}: ${path}`)
    for (const [, port] of text.matchAll(/127\.0\.0\.1:(\d+)|internal_port = (\d+)|- '(\d+)'$/gm))
      if (port) assert.ok(port === ports || port === '3001', `${guide}: ${port}`)
  }
})

/** `env.PUBLIC_URL` → its value, however deep. */
function leavesOf(value: unknown, path = ''): [path: string, value: unknown][] {
  if (typeof value !== 'object' || value === null) return [[path, value]]
  return Object.entries(value).flatMap(([key, inner]) => leavesOf(inner, path ? `${path}.${key}` : key))
}

/** The first words of statements; every brace that is opened is closed, and statements end as they must. */
function directivesOf(text: string, end: ';' | ''): Set<string> {
  const names = new Set<string>()
  let depth = 0
  // A block on one line stands as one of several.
  for (const line of text
    .replaceAll(/\{ (.*) \}$/gm, '{\n$1\n}')
    .split('\n')
    .map((each) => each.trim())) {
    if (line === '') continue
    if (line === '}') {
      depth -= 1
      continue
    }
    if (line.endsWith('{')) depth += 1
    else if (end) assert.ok(line.endsWith(end), line)
    const [name = ''] = line.split(/[\s;]/)
    if (name && name !== '{') names.add(name)
  }
  assert.equal(depth, 0)
  return names
}
