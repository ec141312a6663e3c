/** What a draft does while two people write it, and while the server is away: without a browser. */
import assert from 'node:assert/strict'
import { before, after, describe, mock, test } from 'node:test'
import * as fc from 'fast-check'
import { ApiError, ConnectionLost } from '../../app/api/errors.ts'
import { contentOf, isSame, type Content } from '../../app/pages/campaigns/draft/content.ts'
import { hunksOf } from '../../app/pages/campaigns/draft/hunks.ts'
import { keeperOf } from '../../app/pages/campaigns/draft/keeper.ts'
import { mergeOf } from '../../app/pages/campaigns/draft/merge.ts'
import { DraftSession } from '../../app/pages/campaigns/draft/session.ts'
import { instantIn, wallIn } from '../../app/pages/campaigns/zone-time.ts'
import type { CampaignChanges, CampaignRecord } from '../../server/campaigns/schemas.ts'
import type { Block } from '../../server/content/blocks/blocks.ts'

const RECORD: CampaignRecord = {
  id: 'c1',
  title: 'Spring',
  status: 'draft',
  deliveryChannel: 'email',
  created: '2030-01-01T00:00:00.000Z',
  updated: '2030-01-01T00:00:00.000Z',
  editorUrl: 'https://tidings.example/app/campaigns/c1',
  hash: 'one',
  recipients: { segmentIds: [] },
  notification: {},
  blocks: [{ type: 'text', text: 'Before' }],
}

const words = (...texts: string[]): Content => ({
  ...contentOf(RECORD),
  blocks: texts.map((text): Block => ({ type: 'text', text })),
})
const texts = ({ blocks }: Content) => blocks.map(({ text }) => text)

describe('two versions of a draft', () => {
  test('what one of them changed is in, wherever it stands, and nobody is asked', () => {
    const merge = mergeOf(
      words('One', 'Two', 'Three', 'Four'),
      { ...words('One!', 'Two', 'Three', 'Four', 'Five'), title: 'Mine' },
      { ...words('One', 'Two!', 'Three', 'More', 'Four'), emailTitle: 'Theirs' },
    )

    assert.deepEqual(merge.clashes, [])
    const { title, emailTitle, ...rest } = merge.resolved({})
    assert.deepEqual([title, emailTitle], ['Mine', 'Theirs'])
    assert.deepEqual(texts(rest as Content), ['One!', 'Two!', 'Three', 'More', 'Four', 'Five'])
  })

  test('what both changed is asked for place by place, and each answer is what is saved', () => {
    const merge = mergeOf(
      words('One', 'Two'),
      { ...words('One by me', 'Two'), title: 'Mine' },
      { ...words('One by them', 'Two'), title: 'Theirs' },
    )

    assert.deepEqual(
      merge.clashes.map(({ id }) => id),
      ['title', 'blocks-0'],
    )
    assert.deepEqual(texts(merge.resolved({})), ['One by me', 'Two'])
    const both = merge.resolved({ title: 'theirs', 'blocks-0': 'both' })
    assert.equal(both.title, 'Theirs')
    assert.deepEqual(texts(both), ['One by me', 'One by them', 'Two'])
  })

  test('no block that somebody wrote is lost, whatever three lists there are', () => {
    const list = fc.array(fc.constantFrom('a', 'b', 'c', 'd', 'e'), { maxLength: 8 })
    fc.assert(
      fc.property(list, list, list, (base, mine, theirs) => {
        const hunks = hunksOf(base, mine, theirs)
        // Either side of all of them is that side's whole list.
        assert.deepEqual(
          hunks.flatMap((hunk) => hunk.mine),
          mine,
        )
        assert.deepEqual(
          hunks.flatMap((hunk) => hunk.theirs),
          theirs,
        )
        for (const hunk of hunks) {
          if (hunk.kind === 'mine') assert.ok(isSame(hunk.theirs, hunk.base))
          if (hunk.kind === 'theirs') assert.ok(isSame(hunk.mine, hunk.base))
        }
      }),
    )
  })
})

describe('a draft', () => {
  // Nothing is saved before somebody asks for it.
  before(() => mock.timers.enable({ apis: ['setTimeout'] }))
  after(() => mock.timers.reset())

  test('with an unfinished block saves the others, and keeps that one in the browser', async () => {
    const { session, sent, store } = aSession()
    session.change((draft) => ({
      ...draft,
      blocks: [...draft.blocks, { key: 'new', block: { type: 'button', text: 'Go', url: '' } }],
    }))
    session.change((draft) => ({ ...draft, title: 'Summer' }))
    await session.flush()

    assert.deepEqual(sent, [{ title: 'Summer' }])
    assert.match(store.getItem('draft-w-c1') ?? '', /"Go"/)
    assert.equal(aSession({ store }).session.state().draft.blocks.length, 2)
  })

  test('that the API refuses or nobody answers for stays as typed, and is taken up by the next visit', async () => {
    for (const [error, status] of [
      [new ConnectionLost(undefined), 'offline'],
      [new ApiError(400, { message: 'title is too long' }), 'refused'],
      [new ApiError(409, { message: 'it is published' }), 'closed'],
      [new ApiError(401, { message: 'signed out' }), 'refused'],
    ] as const) {
      const { session, store } = aSession({ failure: error })
      session.change((draft) => ({ ...draft, title: 'Typed' }))
      await session.flush()

      assert.equal(session.state().status, status)
      assert.equal(session.state().draft.title, 'Typed')
      assert.equal(aSession({ store }).session.state().draft.title, 'Typed')
    }
  })

  test('a save that was stored though nobody answered is nobody else’s: what was typed on is saved, and nobody is asked', async () => {
    for (const isReopened of [false, true]) {
      const { session, store, desk } = aSession({ failure: new ConnectionLost(undefined) })
      session.change((draft) => ({ ...draft, title: 'Typed' }))
      await session.flush()
      session.change((draft) => ({ ...draft, title: 'Typed on' }))
      await session.flush()

      const stored: CampaignRecord = { ...RECORD, hash: 'stored', title: 'Typed' }
      const back = isReopened ? aSession({ store, record: stored }) : { session, desk }
      const sent: CampaignChanges[] = []
      back.desk.read = async () => stored
      back.desk.change = async (changes, hash) => {
        if (hash !== stored.hash) throw new ApiError(412, { message: 'changed' })
        sent.push(changes)
        return { ...stored, hash: 'after', title: 'Typed on' }
      }
      assert.equal(await back.session.settle(), true)
      assert.deepEqual(sent, [{ title: 'Typed on' }])
      assert.equal(back.session.state().merges, 0)
    }
  })

  test('is settled once the server has all of it, with what others wrote; where it cannot be, that is known', async () => {
    const theirs = { ...RECORD, hash: 'theirs', title: 'Theirs' }
    const { session, sent, desk } = aSession()
    session.change((draft) => ({ ...draft, emailTitle: 'Mine' }))
    desk.read = async () => theirs
    assert.equal(await session.settle(), true)
    assert.equal(session.state().draft.title, 'Theirs')
    assert.deepEqual(sent, [{ notification: { emailTitle: 'Mine' } }])

    const outdated = aSession({ failure: new ApiError(412, { message: 'changed' }) })
    outdated.desk.read = async () => theirs
    outdated.session.change((draft) => ({ ...draft, title: 'Mine' }))
    assert.equal(await outdated.session.settle(), false)
    assert.equal(outdated.session.state().status, 'conflict')

    const away = aSession({ failure: new ConnectionLost(undefined) })
    away.session.change((draft) => ({ ...draft, title: 'Mine' }))
    assert.equal(await away.session.settle(), false)
  })

  test('that somebody has to choose for takes what is typed until then into the choice, and needs none where it is taken back', async () => {
    const theirs = { ...RECORD, hash: 'theirs', title: 'Theirs' }
    const conflict = async () => {
      const { session, sent, desk } = aSession()
      session.change((draft) => ({ ...draft, title: 'Mine' }))
      desk.read = async () => theirs
      desk.change = async (changes, hash) => {
        if (hash !== theirs.hash) throw new ApiError(412, { message: 'changed' })
        sent.push(changes)
        return { ...theirs, hash: 'mine' }
      }
      await session.flush()
      assert.equal(session.state().status, 'conflict')
      return { session, sent }
    }

    const typed = await conflict()
    typed.session.change((draft) => ({ ...draft, title: 'Mine, and more', emailTitle: 'Besides' }))
    await typed.session.resolve({ title: 'mine' })
    assert.deepEqual(typed.sent, [{ title: 'Mine, and more', notification: { emailTitle: 'Besides' } }])
    assert.equal(typed.session.state().status, 'saved')

    const takenBack = await conflict()
    takenBack.session.change((draft) => ({ ...draft, title: 'Spring' }))
    await takenBack.session.flush()
    assert.deepEqual(takenBack.sent, [])
    assert.deepEqual(
      [takenBack.session.state().status, takenBack.session.state().draft.title],
      ['saved', 'Theirs'],
    )
  })

  test('that went out meanwhile says so at once, and of what is typed on that it is only here', async () => {
    const { session, desk, store } = aSession()
    desk.read = async () => ({ ...RECORD, hash: 'gone', status: 'published' })
    await session.refresh()
    assert.deepEqual([session.state().status, session.state().isTypedOn], ['closed', false])

    session.change((draft) => ({ ...draft, title: 'Typed on' }))
    assert.deepEqual([session.state().status, session.state().isTypedOn], ['closed', true])
    assert.match(store.getItem('draft-w-c1') ?? '', /Typed on/)
  })

  test('that is saved whole leaves nothing in the browser', async () => {
    const { session, store } = aSession()
    session.change((draft) => ({ ...draft, title: 'Typed' }))
    assert.notEqual(store.getItem('draft-w-c1'), null)
    await session.flush()

    assert.equal(session.state().status, 'saved')
    assert.equal(store.getItem('draft-w-c1'), null)
  })
})

describe('a time of a clock on the wall', () => {
  test('is the moment that it shows there, and what it skips is as far after the gap', () => {
    const zone = 'Europe/Stockholm'
    const at = (wall: string) => instantIn(zone, wall)?.toISOString()

    assert.equal(at('2030-06-04T18:00'), '2030-06-04T16:00:00.000Z')
    assert.equal(at('2030-12-04T18:00'), '2030-12-04T17:00:00.000Z')
    assert.equal(at('2030-03-31T02:30'), '2030-03-31T01:30:00.000Z')
    assert.equal(at('2030-10-27T02:30'), '2030-10-27T00:30:00.000Z')
    assert.equal(at(''), undefined)
    assert.equal(wallIn(zone, new Date('2030-06-04T16:00:00Z')), '2030-06-04T18:00')
  })
})

function aSession({
  store = aStore(),
  failure,
  record = RECORD,
}: { store?: Storage; failure?: Error; record?: CampaignRecord } = {}) {
  const sent: CampaignChanges[] = []
  const desk = {
    read: async (): Promise<CampaignRecord> => RECORD,
    change: async (changes: CampaignChanges, _hash: string): Promise<CampaignRecord> => {
      if (failure) throw failure
      sent.push(changes)
      return { ...RECORD, hash: `after ${sent.length}` }
    },
  }
  const session = new DraftSession(record, desk, keeperOf('w', 'c1', store))
  return { session, sent, store, desk }
}

function aStore(): Storage {
  const kept = new Map<string, string>()
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  } as unknown as Storage
}
