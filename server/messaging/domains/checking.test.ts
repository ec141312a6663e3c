import assert from 'node:assert/strict'
import { createPrivateKey, createPublicKey } from 'node:crypto'
import { after, before, beforeEach, describe, test } from 'node:test'
import { aDatabase, type TestDatabase } from '../../../test/support/database.ts'
import { aDnsServer, type TestDnsServer } from '../../../test/support/dns-server.ts'
import { openDns, type Dns } from '../../platform/dns.ts'
import { createOrganization, createWorkspace } from '../../workspaces/store.ts'
import { makeDomain } from './adding.ts'
import { checkDomain } from './checking.ts'
import { alignedDomains, recordsOf, type Check } from './rules.ts'
import { checkSpf } from './spf.ts'
import {
  findDomainKey,
  keepEd25519,
  listDomains,
  listSendersWithoutKey,
  removeDomain,
  type SenderDomain,
} from './store.ts'

let database: TestDatabase
let server: TestDnsServer
let dns: Dns
before(async () => {
  database = await aDatabase()
  server = await aDnsServer()
  dns = openDns([server.address])
})
after(async () => {
  await server.close()
  await database.close()
})
beforeEach(() => server.records.clear())

async function aWorkspaceId(senderEmail?: string): Promise<string> {
  const { id: organizationId } = await createOrganization(database.db, 'Harbour')
  const made = await createWorkspace(database.db, {
    organizationId,
    name: 'Harbour',
    ...(senderEmail ? { senderEmail } : {}),
  })
  return made.id
}

async function aDomain(name = 'shop.example'): Promise<SenderDomain> {
  return makeDomain(database.db, await aWorkspaceId(), name)
}

async function verdicts(domain: SenderDomain): Promise<Record<string, string>> {
  const checks = await checkDomain(database.db, dns, domain, ['mx.example'])
  return Object.fromEntries(checks.map(({ check, verdict }) => [check, verdict]))
}

const spf = (...records: string[]): Promise<Check> => {
  server.records.set('shop.example', records)
  return checkSpf('shop.example', dns, ['mx.example'])
}

const includes = (n: number): string =>
  Array.from({ length: n }, (_, each) => `include:_${each}.example`).join(' ')

describe('a domain', () => {
  test('whose DNS has just what we print passes, and what was found is kept', async () => {
    const domain = await aDomain()
    for (const { name, value } of recordsOf(domain, ['mx.example'])) server.records.set(name, [value])

    assert.deepEqual(await verdicts(domain), { DKIM: 'pass', SPF: 'pass', DMARC: 'pass' })

    const [kept] = await listDomains(database.db, { workspaceId: domain.workspaceId })
    assert.deepEqual(
      kept?.checks?.map(({ verdict }) => verdict),
      ['pass', 'pass', 'pass'],
    )
    assert.ok(kept.checked)
  })

  test('of which DNS knows nothing fails everywhere, and each says what to do', async () => {
    const checks = await checkDomain(database.db, dns, await aDomain(), [])
    assert.deepEqual(
      checks.map(({ verdict }) => verdict),
      ['fail', 'fail', 'fail'],
    )
    assert.ok(checks.every(({ mend }) => mend && mend.length > 20))
  })

  test('of which DNS gives no answer is not judged', async () => {
    const domain = await aDomain()
    server.records.set('shop.example', 'away').set('_dmarc.shop.example', 'away')
    assert.deepEqual(await verdicts(domain), { DKIM: 'fail', SPF: 'warn', DMARC: 'warn' })
  })

  test('added again keeps its key; another workspace has its own', async () => {
    const first = await aDomain()
    assert.deepEqual(await makeDomain(database.db, first.workspaceId, 'shop.example'), first)
    const other = await aDomain()
    assert.notEqual(other.publicKey, first.publicKey)
    assert.notEqual(other.selector, first.selector)
  })

  test('has a key of 2048 bits whose halves fit, and prints it in strings of 255 characters', async () => {
    const domain = await aDomain()
    const key = await findDomainKey(database.db, domain.workspaceId, ['shop.example'])
    const privateKey = createPrivateKey(key?.privateKey ?? '')
    assert.equal(privateKey.asymmetricKeyDetails?.modulusLength, 2048)
    const publicKey = createPublicKey(privateKey).export({ type: 'spki', format: 'der' })
    assert.equal(publicKey.toString('base64'), domain.publicKey)
    const [dkim] = recordsOf(domain, [])
    const strings = [...(dkim?.zone ?? '').matchAll(/"([^"]+)"/g)].map(([, text = '']) => text)
    assert.ok(strings.length === 2 && strings.every((text) => text.length <= 255))
    assert.equal(strings.join(''), dkim?.value)
  })

  test('that wishes for it has a second key, by Ed25519, with a record and a check of its own', async () => {
    const first = await aDomain()
    assert.equal(first.ed25519PublicKey, null)

    const wish = { ed25519: true }
    const domain = await makeDomain(database.db, first.workspaceId, 'shop.example', wish)

    assert.equal(domain.publicKey, first.publicKey, 'the first key stays')
    const records = recordsOf(domain, ['mx.example'])
    assert.deepEqual(
      records.map(({ purpose }) => purpose),
      ['DKIM', 'DKIM Ed25519', 'SPF', 'DMARC'],
    )
    const second = records[1]
    assert.equal(second?.name, `${domain.selector}-ed25519._domainkey.shop.example`)
    assert.match(second.value, /^v=DKIM1; k=ed25519; p=[A-Za-z0-9+/]{43}=$/)
    for (const { name, value } of records) server.records.set(name, [value])
    const passes = { DKIM: 'pass', 'DKIM Ed25519': 'pass', SPF: 'pass', DMARC: 'pass' }
    assert.deepEqual(await verdicts(domain), passes)
    server.records.delete(second.name)
    assert.deepEqual(await verdicts(domain), { ...passes, 'DKIM Ed25519': 'fail' })
    const key = await findDomainKey(database.db, domain.workspaceId, ['shop.example'])
    const halves = createPublicKey(key?.ed25519PrivateKey ?? '').export({ type: 'spki', format: 'der' })
    assert.equal(halves.subarray(-32).toString('base64'), domain.ed25519PublicKey)
    assert.equal(createPrivateKey(key?.privateKey ?? '').asymmetricKeyType, 'rsa')
  })

  test('keeps its second key however often it is added, and loses it alone when that is wished', async () => {
    const before = await aDomain()
    const { workspaceId } = before
    const add = (ed25519?: boolean) => makeDomain(database.db, workspaceId, 'shop.example', { ed25519 })
    const one = await add(true)
    assert.ok(one.ed25519PublicKey)
    // Somebody who looked before it was there.
    await keepEd25519(database.db, before, { privateKey: 'late', publicKey: 'late' })
    assert.deepEqual(await add(), one)
    assert.deepEqual(await add(true), one)

    assert.deepEqual(await add(false), { ...one, ed25519PublicKey: null })
    const key = await findDomainKey(database.db, workspaceId, ['shop.example'])
    assert.equal(key?.ed25519PrivateKey, null)
    assert.equal(createPrivateKey(key.privateKey).asymmetricKeyType, 'rsa')
  })

  test('of a workspace that is not there, is refused', async () => {
    await assert.rejects(makeDomain(database.db, '0197a3c2-5f1e-7c3a-9b1d-2f4e6a8c0d13', 'shop.example'))
  })

  test('signs for itself and what is below it, the nearest first; removed, for nothing', async () => {
    const workspaceId = await aWorkspaceId()
    await makeDomain(database.db, workspaceId, 'shop.example')
    await makeDomain(database.db, workspaceId, 'mail.shop.example')
    const keyFor = async (domain: string) =>
      (await findDomainKey(database.db, workspaceId, alignedDomains(domain)))?.domain
    assert.equal(await keyFor('shop.example'), 'shop.example')
    assert.equal(await keyFor('news.mail.shop.example'), 'mail.shop.example')
    assert.equal(await keyFor('workshop.example'), undefined)
    assert.equal(await keyFor('example'), undefined)
    assert.equal(await removeDomain(database.db, workspaceId, 'mail.shop.example'), true)
    assert.equal(await removeDomain(database.db, workspaceId, 'mail.shop.example'), false)
    assert.equal(await keyFor('news.mail.shop.example'), 'shop.example')
  })
})

describe('DKIM', () => {
  test('another key, a revoked one, two at once and a test key are told apart', async () => {
    const domain = await aDomain()
    const name = `${domain.selector}._domainkey.shop.example`
    const said = async (...records: string[]) => {
      server.records.set(name, records)
      return (await checkDomain(database.db, dns, domain, []))[0]
    }
    assert.match((await said('v=DKIM1; p=AAAA'))?.says ?? '', /is another/)
    assert.match((await said('v=DKIM1; p='))?.says ?? '', /revoked/)
    assert.match((await said(`p=${domain.publicKey}`, 'p=AAAA'))?.says ?? '', /2 keys/)
    assert.equal((await said(`v=DKIM1; t=y; p=${domain.publicKey}`))?.verdict, 'warn')
    assert.equal(
      (await said(`v=DKIM1;k=rsa;p=${domain.publicKey.replace(/.{100}/, '$& ')}`))?.verdict,
      'pass',
    )
    assert.equal((await said('google-site-verification=x'))?.verdict, 'fail')
  })
})

describe('SPF', () => {
  test('two records, none, and one that lets nobody send fail', async () => {
    assert.equal((await spf('v=spf1 mx ~all', 'v=spf1 a ~all')).verdict, 'fail')
    assert.equal((await spf('something else')).verdict, 'fail')
    assert.equal((await spf('v=spf1 -all')).verdict, 'fail')
    assert.equal((await spf('v=spf1 +all')).verdict, 'fail')
    assert.equal((await spf('v=spf10 mx ~all')).verdict, 'fail')
    assert.equal((await spf('v=spf1 mx')).verdict, 'warn')
    assert.equal((await spf('v=spf1 ip4:192.0.2.1 -all', 'other text')).verdict, 'pass')
  })

  test('look-ups are counted through includes, and an endless circle ends', async () => {
    for (let n = 0; n < 5; n++) server.records.set(`_${n}.example`, ['v=spf1 a mx -all'])
    assert.match((await spf(`v=spf1 ${includes(3)} a ~all`)).says, /10 of 10/)
    const many = await spf(`v=spf1 ${includes(4)} ~all`)
    assert.equal(many.verdict, 'fail')
    assert.match(many.says, /12 look-ups/)
    assert.equal((await spf('v=spf1 include:shop.example ~all')).verdict, 'fail')
    assert.match((await spf('v=spf1 include:nothing.example ~all')).says, /nothing\.example/)
  })
})

describe('DMARC', () => {
  test('of the domain above counts; two records and an odd policy do not', async () => {
    const domain = await aDomain('mail.shop.example')
    const said = async (name: string, ...records: string[]) => {
      server.records.set(name, records)
      return (await verdicts(domain))['DMARC']
    }
    assert.equal(await said('_dmarc.shop.example', 'v=DMARC1; p=reject; adkim=s'), 'pass')
    assert.equal(await said('_dmarc.mail.shop.example', 'v=DMARC1; p=maybe'), 'fail')
    assert.equal(await said('_dmarc.mail.shop.example', 'v=DMARC1; p=none', 'v=DMARC1; p=none'), 'fail')
  })
})

test('senders without a key are known', async () => {
  const signed = await aWorkspaceId('news@mail.signed.example')
  const unsigned = await aWorkspaceId('news@unsigned.example')
  await makeDomain(database.db, signed, 'signed.example')
  await makeDomain(database.db, unsigned, 'signed.example')
  const found = (await listSendersWithoutKey(database.db)).map(({ workspaceId }) => workspaceId)
  assert.ok(found.includes(unsigned))
  assert.ok(!found.includes(signed))
})
