/**
 * What every board does alike: what is open, what is picked, what a press on a thing does, why not, which tab is up and
 * what is said aloud. A board makes one `Play` from its props, hands it to `Frame.svelte` and to its own pieces, and
 * spreads `at.target(kind, id)` on the button of each thing.
 */
import { untrack } from 'svelte'
import { settings } from '../settings.svelte'
import { number, type NameOf, type Part, type Words } from '../words.svelte'
import type { Told } from './account.svelte'
import type { BoardProps, GameEvent, LogEntry, Player, Preview, Refused } from './board-props'
import { answering } from './answering'
import type { Act, AnyView, Rules, Say, Topic } from './board-rules'
import { keepFocus } from './focus'
import { Happened } from './happened.svelte'
import { Places } from './journeys.svelte'
import { Keyboard } from './keyboard'
import { skip } from './motion'
import { complete, fitting, keyOf, openThings, parse, pick, type Move, type Thing } from './moves'
import { naming } from './naming.svelte'
import { buttonOf, hintOf, shapeOf } from './pressable'
import { joined, PLAIN } from './event-steps'
import { ended, textOf } from './sentence'
import { Voice } from './voice.svelte'

export type { Act, AnyView, Rules, Say, Topic } from './board-rules'

export class Play<V extends AnyView = AnyView, K extends string = string, T extends { kind: string } = Topic<K>> {
  readonly game: Rules<V, K, T>
  readonly words: Words
  readonly id = `b${++count}`
  readonly happened: Happened<V, K, T>
  readonly voice: Voice<V, K, T>
  readonly keyboard = new Keyboard(this)
  /** where everything lay before what happened last */
  readonly places = new Places()
  readonly #given: () => BoardProps

  readonly view: V
  /** own seat, -1 for a spectator */
  readonly me: number
  readonly legal: string[]
  readonly acting: boolean
  readonly over: boolean
  readonly moves: Move<K>[]
  /** keys of the things that a legal move uses */
  readonly open: Set<string>
  readonly picks: Thing<K>[]
  /** the moves that need nothing besides what is picked */
  readonly ready: Move<K>[]
  /** the moves that no thing on the board stands for */
  readonly plain: Move<K>[]
  /** the only answer there is, which is given for the player in a moment */
  readonly forced: string | null
  /** keys of the things the last move touched */
  readonly last: Set<string>
  /** the tab on which the decision lies */
  readonly asksIn: string | null

  /** what the popover tells, and beside what */
  told = $state.raw<{ topic: T; anchor: Element; byKey: boolean; glance?: boolean } | null>(null)
  /** the list of all moves is open */
  listed = $state(false)
  logOpen = $state(false)
  /** what was answered for the player, until they decide again */
  answered = $state<string | null>(null)
  tab = $state('')
  /** a move on its way for longer than a blink: only a slow one is worth a word */
  slow = $state(false)
  /** of the board, as for letters of the usual size: less than the window's where something stands beside it */
  width = $state(room(innerWidth))
  root = $state<HTMLElement>()
  bar = $state<HTMLElement>()
  /** the result lies over the board; it can be folded away */
  endOpen = $state(true)
  /** the game has ended before these eyes */
  justEnded = $state(false)
  /** what happened since one was last asked is open to be read */
  sinceOpen = $state(false)

  #picked = $state.raw<Thing<K>[]>([])
  /** somebody has chosen a tab while nothing was asked: it is left alone */
  wandered = false

  constructor(given: () => BoardProps, game: Rules<V, K, T>) {
    this.game = game
    this.words = game.words
    this.#given = given
    this.view = $derived(given().view as V)
    this.me = $derived(given().me)
    this.legal = $derived(given().legal)
    this.acting = $derived(given().legal.length > 0 && !given().readonly)
    this.over = $derived(this.view.phase === 'over')
    this.moves = $derived(
      this.acting
        ? this.legal.map((words) => parse<K>(words, game.alphabet)).map((move) => game.read?.(move, this) ?? move)
        : [],
    )
    this.open = $derived(openThings(this.moves))
    this.picks = $derived(this.#picked.length && fitting(this.moves, this.#picked).length ? this.#picked : [])
    this.ready = $derived(this.picks.length ? complete(this.moves, this.picks) : [])
    this.plain = $derived(this.moves.filter((move) => !move.things.length))
    this.last = $derived(new Set(this.recent.flatMap((event) => this.#about(event))))
    this.forced = $derived(
      this.acting &&
        this.legal.length === 1 &&
        settings.answers &&
        game.forced?.(this.view.phase) &&
        !given().busy &&
        !given().guided
        ? (this.legal[0] ?? null)
        : null,
    )
    this.asksIn = $derived(this.acting ? (game.asksIn?.(this) ?? null) : null)

    // Before all else: a board's own pieces are drawn anew after this.
    $effect.pre(() => {
      void this.view
      void this.events
      if (!given().picture) this.places.note(untrack(() => this.root))
    })
    $effect(() => untrack(() => given().account)?.listen((event) => this.quiet(event), this.#letters))
    this.happened = new Happened(this)
    // What sets out on a tab has nowhere to arrive on another; what is marked there is marked a frame later.
    $effect(() => {
      void this.tab
      if (untrack(() => this.narrow)) queueMicrotask(skip)
    })
    this.sinceOpen = given().since?.opened ?? false
    $effect(() => {
      if (!this.root) return
      const watch = new ResizeObserver(([box]) => (this.width = room(box?.contentRect.width || innerWidth)))
      watch.observe(this.root)
      return () => watch.disconnect()
    })
    $effect(() => {
      if (given().picture) return
      naming.board = {
        name: (move, seat) => this.name(move, seat),
        clause: () => this.clause,
        why: (move) => (game.outcome?.(move, this) ?? []).map((say) => textOf(ended(this.parts(say)))),
      }
      return () => (naming.board = null)
    })
    $effect(() => this.#slowly())
    $effect(() => {
      const move = this.forced
      if (move === null) return
      return answering(() => {
        this.answered = this.name(move)
        this.commit(move)
      })
    })
    $effect(() => {
      if (this.acting && !this.given.busy) this.answered = null
    })
    $effect(() => this.#comeUp())
    let playing = false
    $effect(() => {
      if (playing && this.over) this.justEnded = true
      playing = !this.over
    })
    this.voice = new Voice(this)
    // What has done its work goes away, card or button; the keyboard stays where the next question or the result is.
    $effect(() => {
      if (!given().picture) return keepFocus(() => this.bar ?? this.root?.querySelector<HTMLElement>('.end'))
    })
  }

  // --- the table ----------------------------------------------------------------------------------------------------

  get given(): BoardProps {
    return this.#given()
  }
  get players(): Player[] {
    return this.given.players
  }
  get events(): GameEvent[] {
    return this.given.lastEvents
  }
  get log(): LogEntry[] {
    return this.given.log
  }
  /** What is being told now. */
  get telling(): Told | null {
    return this.given.account?.told ?? null
  }
  /** What the table marks: the step that is told, else everything since one was last asked. */
  get recent(): GameEvent[] {
    const { account, recent, lastEvents } = this.given
    if (account?.told) return [...account.told.step.events, ...account.told.step.sentences]
    return recent ?? lastEvents
  }
  /** An event in the words of the log. */
  readonly eventParts = (event: GameEvent): Part[] =>
    this.words.eventParts(this.game.phrased?.(event, this) ?? event, this.nameOf)
  /** Events in the words of the log: equal ones in a row as one, without those no reader misses. */
  sentences(events: GameEvent[]): Part[][] {
    const heard = events.filter((event) => !this.quiet(event))
    return joined(heard, this.given.telling ?? PLAIN).map((event) => this.eventParts(event))
  }
  /** up to 599 px */
  get phone(): boolean {
    return this.width < 600
  }
  /** up to 899 px: one tab at a time */
  get narrow(): boolean {
    return this.width < 900
  }
  readonly nameOf: NameOf = (seat) => this.playerOf(seat)?.name ?? number(seat + 1)
  playerOf(seat: number): Player | undefined {
    return this.players.find((player) => player.seat === seat)
  }
  parts(say: Say | Part[]): Part[] {
    return Array.isArray(say) ? say : this.words.parts(say.id, say.args ?? {}, this.nameOf)
  }
  /** What a legal move would cost and give; the board shows these numbers and works out none itself. */
  preview(move: string | undefined): Preview | null {
    return move === undefined ? null : (this.given.previews[this.legal.indexOf(move)] ?? null)
  }
  /** A move as it stands on a button; `seat` may be a rival who could make it. */
  name(move: string, seat = this.me): string {
    return this.game.name?.(move, this, seat) ?? this.words.move(move)
  }
  /** The catalogue's word for a thing; a move that is asked about is a thing too (`move:pass`). */
  nameOfThing({ kind, id }: Thing): string {
    return kind === 'move' ? this.name(id) : this.words.thing(kind, id)
  }
  quiet(event: GameEvent): boolean {
    return this.game.quiet?.(event, this) ?? false
  }

  // --- choosing -----------------------------------------------------------------------------------------------------

  isOpen(kind: K, id: string | number): boolean {
    return this.open.has(keyOf(kind, id))
  }
  isPicked(kind: K, id: string | number): boolean {
    return this.picks.some((one) => one.kind === kind && one.id === String(id))
  }
  isLast(kind: K, id: string | number): boolean {
    return this.last.has(keyOf(kind, id))
  }
  /** Which thing of a kind is picked. */
  picked(kind: K): string | undefined {
    return this.picks.find((one) => one.kind === kind)?.id
  }

  /** What a press on a thing chooses: itself, or what it is a part of; null where neither can be chosen. */
  lit(kind: K, id: string | number): Thing<K> | null {
    const thing = { kind, id: String(id) }
    if (this.isOpen(kind, id)) return thing
    const whole = this.game.partOf?.(thing)
    return whole && this.isOpen(whole.kind, whole.id) ? whole : null
  }

  /** What a press would do, said at the end of a label. */
  hint(kind: K, id: string | number): string {
    return hintOf(this, kind, id)
  }
  /** The attributes of a button that stands for a thing; an `aria-label` of the board's own belongs beside them. */
  target(kind: K, id: string | number, ...more: (string | false | undefined)[]) {
    return buttonOf(this, kind, id, more)
  }
  /** The same for a shape inside an SVG. */
  shape(kind: K, id: string | number, ...more: (string | false | undefined)[]) {
    return shapeOf(this, kind, id, more)
  }

  /** A press on a thing: picks it, puts back what is picked already, or asks why not. */
  point(thing: Thing<K>, anchor: Element, byKey: boolean): void {
    const lit = this.lit(thing.kind, thing.id)
    if (!lit) return void this.ask(thing, anchor, byKey)
    this.close()
    if (this.given.busy) return // the last move is still on its way
    if (this.isPicked(lit.kind, lit.id)) return this.#putBack(lit)
    const next = pick(this.moves, this.picks, lit)
    const [only, ...more] = fitting(this.moves, next)
    // What leaves one single move is played at once where nobody wants to be asked.
    if (only && !more.length && complete(this.moves, next).length && !settings.confirm) return this.commit(only.words)
    this.#picked = next
    this.game.picked?.(lit, this)
  }

  #putBack(thing: Thing<K>): void {
    const others = this.picks.filter(({ kind, id }) => kind !== thing.kind || id !== thing.id)
    this.forget()
    this.#picked = others
  }

  /** Plays a move; `then` are moves that follow it in the same command. */
  commit(move: string, ...then: string[]): void {
    const { busy, readonly, onmove } = this.given
    if (busy || readonly || !this.legal.includes(move)) return
    this.forget()
    this.listed = false
    this.close()
    onmove(move, ...then)
  }

  forget(): void {
    this.#picked = []
    this.game.back?.()
  }

  /** The buttons of the decision bar: what the picks leave to do, and the moves that no thing stands for. */
  acts(): Act[] {
    if (!this.acting || this.slow) return []
    const first = !this.ready.length && !this.open.size
    return [
      ...this.ready.map(({ words }, k) => ({ move: words, label: this.name(words), icon: 'check', go: k === 0 })),
      ...this.plain.map(({ words, kind }, k) => ({
        move: words,
        label: this.name(words),
        icon: this.game.icons?.[kind],
        flip: kind === 'pass',
        go: first && k === 0,
      })),
    ]
  }

  // --- why not, and what is this ------------------------------------------------------------------------------------

  /** Tell why a thing cannot be chosen, or what it is. */
  async ask(
    thing: Thing<K>,
    anchor: Element,
    byKey: boolean,
    move: string | null = this.game.intended?.(thing, this) ?? null,
  ): Promise<void> {
    const { readonly, whynot } = this.given
    const refusal = this.me < 0 || readonly || !move ? null : await whynot(move)
    this.tell(this.topic(thing, refusal), anchor, byKey)
  }

  explain(thing: Thing<K>, anchor: Element, byKey: boolean): void {
    this.tell(this.topic(thing, null), anchor, byKey)
  }

  /** What a thing is, for as long as the pointer or the focus rests on it: in nobody's way. */
  glance(thing: Thing<K>, anchor: Element): void {
    if (!this.told) this.told = { topic: this.topic(thing, null), anchor, byKey: false, glance: true }
  }

  tell(topic: T, anchor: Element, byKey: boolean): void {
    this.told = { topic, anchor, byKey }
  }

  /** A word or two for a sign that is no thing of the game. */
  say(title: string, anchor: Element): void {
    this.tell({ kind: 'text', title, text: '', clause: '' } as unknown as T, anchor, false)
  }

  close(): void {
    this.told = null
  }

  readonly foldEnd = (): void => {
    this.endOpen = !this.endOpen
  }

  readonly rules = (clause?: string): void => {
    this.close()
    this.given.onrules(clause)
  }

  /** The clause of the decision at hand. */
  get clause(): string {
    return this.game.clauses[this.view.phase] ?? Object.values(this.game.clauses)[0] ?? ''
  }

  /** What a popover about a thing is about. */
  topic(thing: Thing<K>, refusal: Refused | null = null): T {
    const plain: Topic<K> = { kind: 'thing', thing, refusal, watching: this.me < 0 && !this.over }
    return this.game.topic?.(thing, refusal, this) ?? (plain as unknown as T)
  }

  // --- tabs and panels ----------------------------------------------------------------------------------------------

  /** The attributes of a part of the board that is a tab of its own on a narrow screen. */
  pane(name: string, ...more: (string | false | undefined)[]) {
    return {
      id: `${this.id}-${name}`,
      'data-pane': name,
      class: ['pane', this.tab === name && 'on', ...more].filter(Boolean).join(' '),
    }
  }

  readonly showLog = (): void => {
    if (this.narrow) this.turnTo('log')
    else this.logOpen = !this.logOpen
  }

  /** Opens or closes the list of all moves; the keyboard goes along. */
  list(open: boolean): void {
    this.listed = open && this.acting
    requestAnimationFrame(() => this.root?.querySelector<HTMLElement>('.list .btn, .opens-list')?.focus())
  }

  /** Somebody wants to see a tab. */
  turnTo(tab: string): void {
    this.tab = tab
    this.wandered = !this.acting
  }

  /** The tab where the decision lies comes up by itself, with its first target in sight. */
  #comeUp(): void {
    void this.view
    const tab = this.asksIn
    if (!tab) return
    this.tab = tab
    this.wandered = false
    if (!this.narrow) return
    requestAnimationFrame(() => {
      const first = this.root?.querySelector(`[data-pane='${tab}'] button[data-thing]:not([aria-disabled])`)
      if (first && first.getBoundingClientRect().bottom > (this.bar?.getBoundingClientRect().top ?? 0))
        first.scrollIntoView({ block: 'center' })
    })
  }

  #slowly(): (() => void) | void {
    if (!this.given.busy) return void (this.slow = false)
    const soon = setTimeout(() => (this.slow = true), 350)
    return () => clearTimeout(soon)
  }

  readonly #letters = (events: GameEvent[]): number =>
    events.reduce((sum, event) => sum + this.words.event(event, this.nameOf).length, 0)

  /** What lies at `data-at="…:SEAT"` is a player's own. */
  get ownPlace(): string {
    return this.game.ownPlace ?? 'seat'
  }

  /**
   * Keys of what an event is about: as the game says, else by every argument that names a thing. What is about nothing
   * on the board is about somebody: while it is told, their panel is marked.
   */
  #about(event: GameEvent): string[] {
    const keys = this.game.touched
      ? this.game.touched(event).map(({ kind, id }) => keyOf(kind, id))
      : Object.entries(event).flatMap(([name, value]) => (typeof value === 'string' ? [keyOf(name, value)] : []))
    const whose = keys.length || !this.telling || this.quiet(event) ? null : event.seat
    return typeof whose === 'number' ? [keyOf(this.ownPlace, String(whose))] : keys
  }
}

let count = 0

/** Pixels of a page whose letters have the usual size: larger ones leave less room, as the styles' `rem` know. */
function room(width: number): number {
  return (16 * width) / parseFloat(getComputedStyle(document.documentElement).fontSize)
}
