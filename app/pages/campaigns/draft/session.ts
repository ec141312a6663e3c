/** A draft while it is written: saved by itself, kept in the browser until then, merged with what others wrote. */
import type { CampaignRecord } from '../../../../server/campaigns/schemas.ts'
import {
  changesBetween,
  contentOf,
  draftOf,
  savableOf,
  writtenOf,
  type Content,
  type Draft,
} from './content.ts'
import { faultOf, type Desk, type SessionState } from './session-state.ts'
import { isOnServer, sentToo, type Keeper, type Kept } from './keeper.ts'
import { mergeOf, type Side } from './merge.ts'
import { SaveTimer } from './save-timer.ts'

export class DraftSession {
  #state: SessionState
  #base: Content
  /** Sent to be saved and not answered: where the server has it, that is nobody else's. */
  #sent: readonly Content[] = []
  /** What of others stands against mine, until somebody has chosen. */
  #theirs: CampaignRecord | undefined
  #running: Promise<void> | undefined
  readonly #timer = new SaveTimer(() => void this.#save())
  readonly #listeners = new Set<() => void>()
  readonly #channel: 'email' | 'sms'
  readonly #desk: Desk
  readonly #keeper: Keeper

  constructor(record: CampaignRecord, desk: Desk, keeper: Keeper) {
    this.#desk = desk
    this.#keeper = keeper
    this.#channel = record.deliveryChannel
    this.#base = contentOf(record)
    const { hash, updated, status } = record
    this.#state = {
      draft: draftOf(this.#base),
      hash,
      status: status === 'draft' ? 'saved' : 'closed',
      savedAt: updated,
      merges: 0,
    }
    const kept = keeper.read()
    if (kept) this.#takeUp(kept, record)
  }

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  state = (): SessionState => this.#state

  change(make: (draft: Draft) => Draft): void {
    const draft = make(this.#state.draft)
    if (draft === this.#state.draft) return
    const isHeld = this.#state.status === 'conflict' || this.#state.status === 'closed'
    this.#set({ draft, ...(isHeld ? {} : { status: 'unsaved' }) })
    if (this.#state.status === 'closed') this.#close()
    // What is typed on is of the choice, too.
    if (this.#theirs) this.#meet(this.#theirs)
    this.#keep()
    if (!isHeld) this.#timer.afterPause()
  }

  /** Saves now, and answers when there is nothing left to save or something is in the way. */
  async flush(): Promise<void> {
    this.#timer.stop()
    await this.#running
    await this.#save()
  }

  /** Saves now, together with what others saved meanwhile; whether the server then has what is shown. */
  async settle(): Promise<boolean> {
    await this.flush()
    // Who does not answer now is asked by whatever comes next.
    await this.refresh().catch(() => undefined)
    await this.flush()
    return this.#state.status === 'saved'
  }

  /** Takes in what others saved meanwhile. */
  async refresh(): Promise<void> {
    if (this.#state.status !== 'saved') return
    const record = await this.#desk.read()
    if (this.#state.status === 'saved' && record.hash !== this.#state.hash) this.#meet(record)
  }

  /** With a side chosen of each clash. */
  async resolve(sides: Readonly<Record<string, Side>>): Promise<void> {
    const { conflict } = this.#state
    if (!conflict || !this.#theirs) return
    this.#adopt(this.#theirs, conflict.resolved(sides))
    await this.flush()
  }

  #takeUp(kept: Kept, record: CampaignRecord): void {
    this.#base = kept.base
    this.#sent = kept.sent ?? []
    this.#set({ draft: draftOf(kept.mine), hash: kept.hash })
    if (record.status !== 'draft') return
    if (kept.hash === record.hash) {
      this.#set({ status: 'unsaved' })
      this.#timer.atOnce()
    } else this.#meet(record)
  }

  #save(): Promise<void> {
    this.#running ??= this.#send().finally(() => {
      this.#running = undefined
    })
    return this.#running
  }

  async #send(): Promise<void> {
    if (this.#state.status === 'conflict' || this.#state.status === 'closed') return
    const sent = savableOf(this.#state.draft)
    const changes = changesBetween(this.#base, sent, this.#channel)
    if (!changes) return this.#set({ status: 'saved' })
    this.#set({ status: 'saving' })
    this.#sent = sentToo(this.#sent, sent)
    this.#keep()
    try {
      const { hash, updated } = await this.#desk.change(changes, this.#state.hash)
      this.#base = sent
      this.#sent = []
      this.#timer.answered()
      const isAll = !changesBetween(sent, savableOf(this.#state.draft), this.#channel)
      this.#set({ hash, savedAt: updated, status: isAll ? 'saved' : 'unsaved' })
      this.#keep()
      if (!isAll) this.#timer.atOnce()
    } catch (error) {
      await this.#failed(error)
    }
  }

  async #failed(error: unknown): Promise<void> {
    const fault = faultOf(error)
    if (fault === 'outdated') {
      try {
        this.#meet(await this.#desk.read())
      } catch (other) {
        await this.#failed(other)
      }
    } else if (fault === 'closed') this.#close()
    else if (error instanceof Error) {
      this.#set({ status: fault, fault: error })
      if (fault === 'offline') this.#timer.again()
    }
  }

  #close(): void {
    this.#theirs = undefined
    const isTypedOn = changesBetween(this.#base, savableOf(this.#state.draft), this.#channel) !== undefined
    this.#set({ status: 'closed', isTypedOn })
  }

  /** What goes together goes together; the rest is asked. */
  #meet(record: CampaignRecord): void {
    const theirs = contentOf(record)
    const isMine = this.#sent.some((sent) => !changesBetween(theirs, sent, this.#channel))
    const merge = mergeOf(isMine ? theirs : this.#base, writtenOf(this.#state.draft), theirs)
    if (record.status !== 'draft') this.#close()
    else if (merge.clashes.length > 0) {
      this.#theirs = record
      this.#set({ status: 'conflict', conflict: merge })
    } else {
      this.#adopt(record, merge.resolved({}), isMine)
      this.#timer.atOnce()
    }
  }

  #adopt(record: CampaignRecord, content: Content, isOnlyMine = false): void {
    const { draft, conflict: _, fault: __, ...rest } = this.#state
    this.#base = contentOf(record)
    this.#sent = []
    this.#theirs = undefined
    this.#state = { ...rest, draft: draftOf(content, draft.blocks), hash: record.hash, status: 'unsaved' }
    const isMerged =
      !isOnlyMine && changesBetween(this.#base, savableOf(this.#state.draft), this.#channel) !== undefined
    this.#set({ merges: rest.merges + Number(isMerged), savedAt: record.updated })
    this.#keep()
  }

  #keep(): void {
    const mine = writtenOf(this.#state.draft)
    if (isOnServer(this.#base, mine)) this.#keeper.forget()
    else this.#keeper.write({ hash: this.#state.hash, base: this.#base, mine, sent: this.#sent })
  }

  #set(change: Partial<SessionState>): void {
    this.#state = { ...this.#state, ...change }
    for (const listener of this.#listeners) listener()
  }
}
