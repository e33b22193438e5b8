import type { Cursor, Options } from 'maze-core';
import { onMount } from 'svelte';
import { enterAddress, followAddress, forget, writeSoon } from '../player/history.ts';
import { withValue } from '../player/options.ts';
import { Playback } from '../player/playback.svelte.ts';
import { Player } from '../player/player.svelte.ts';
import { barLength, type Course, positionAt, type Unit } from './alignment.ts';
import type { PaneChoice } from './panes.ts';

/** What every set of runs under one bar keeps in its link. */
export interface Kept {
  readonly panes: readonly PaneChoice[];
  readonly rows: number;
  readonly cols: number;
  readonly unit: Unit;
  /** Where the bar stands, or null at its end. */
  readonly at: number | null;
}

/** A recorded run of one pane. Runs with the same key are the same run. */
export interface Run extends Course {
  readonly key: string;
  readonly cursor: Cursor;
}

/** What a set of runs is of: how its link is read and written, and how a pane is run. */
export interface Kind<S extends Kept, R extends Run> {
  read(query: string, defaults: S, name: string): { state: S; ignored: string[] };
  write(query: string, state: S, name: string): string;
  /** Says for every pane what run it shows, and how to record it. */
  plan(state: S): readonly { readonly key: string; readonly record: () => R }[];
}

/**
 * Several runs under one bar: one playhead in time, a cursor a pane, an alignment between them, and the state of it all
 * in the address. To be made while a component is set up.
 */
export class Lineup<S extends Kept, R extends Run> {
  state: S = $state.raw() as S;
  runs: readonly R[] = $state.raw() as readonly R[];
  /** A number for each pane that goes with it wherever it is moved. */
  names: readonly number[] = $state.raw([]);
  /** What stands in the address and could not be used. */
  ignored: readonly string[] = $state.raw([]);
  live = $state(false);

  readonly bar: number = $derived.by(() =>
    barLength(this.state.unit, this.runs, this.state.rows * this.state.cols),
  );
  /** Where each run is, as the bar stands. */
  readonly positions: readonly number[] = $derived.by(() =>
    this.runs.map((run) => positionAt(this.state.unit, this.player.position, this.bar, run)),
  );

  readonly player: Player;
  readonly playback: Playback;
  readonly name: string;
  readonly #kind: Kind<S, R>;
  readonly #defaults: S;
  /** Which panes can be seen, by name. */
  readonly #seen = new Map<number, boolean>();
  #named = 0;

  /** @param name  '' for the first widget of a page; others prefix their keys in the address */
  constructor(kind: Kind<S, R>, defaults: S, name: string) {
    this.#kind = kind;
    // What a component is given are proxies, which are slow and cannot be sent to a worker.
    const plain = $state.snapshot(defaults) as S;
    this.#defaults = plain;
    this.name = name;
    this.state = plain;
    this.runs = this.#record(plain);
    this.names = defaults.panes.map(() => this.#named++);
    this.player = new Player(this.bar);
    if (defaults.at !== null) this.player.seek(defaults.at);
    this.playback = new Playback(this.player);

    onMount(() => {
      const end = followAddress(
        () => this.#restore(),
        (query) => this.#written(query),
      );
      this.live = true;
      return () => {
        end();
        forget(this.#owner);
      };
    });
  }

  get over(): boolean {
    return this.player.position === this.player.length;
  }

  /** The state, with the place of the bar as it is now. */
  get shown(): S {
    return { ...this.state, at: this.over ? null : this.player.position };
  }

  /** A deliberate change: an entry of its own in the browser's history. The bar stays at its share of the whole. */
  change(next: Partial<S>): void {
    this.ignored = [];
    const names =
      next.panes === undefined || next.panes.length === this.names.length ? this.names : undefined;
    this.#show({ ...this.state, ...next, at: null }, names);
    enterAddress((query) => this.#kind.write(query, this.shown, this.name));
  }

  /** Where the bar stands is kept as well, without an entry of its own. */
  settle(): void {
    writeSoon(this.#owner, (query) => this.#kind.write(query, this.shown, this.name));
  }

  move(at: number, by: -1 | 1): void {
    this.names = swapped(this.names, at, at + by);
    this.change({ panes: swapped(this.state.panes, at, at + by) } as unknown as Partial<S>);
  }

  remove(at: number): void {
    this.names = this.names.filter((_, pane) => pane !== at);
    this.change({ panes: this.state.panes.filter((_, pane) => pane !== at) } as unknown as Partial<S>);
  }

  add(choice: S['panes'][number]): void {
    this.names = [...this.names, this.#named++];
    this.change({ panes: [...this.state.panes, choice] } as unknown as Partial<S>);
  }

  setPane(at: number, choice: PaneChoice): void {
    this.change({
      panes: this.state.panes.map((before, pane) => (pane === at ? choice : before)),
    } as unknown as Partial<S>);
  }

  setOption(at: number, options: Options, name: string, value: string | number): void {
    const choice = this.state.panes[at];
    this.setPane(at, { ...choice, options: withValue(options, choice.options, name, value) });
  }

  /** A pane has come into sight or gone out of it. Nothing is played that nobody sees. */
  see(name: number, visible: boolean): void {
    this.#seen.set(name, visible);
    this.playback.visible = this.names.some((one) => this.#seen.get(one) ?? false);
  }

  /** The query with the state written into it, unless it says as much already. */
  #written(query: string): string {
    const { state } = this.#kind.read(query, this.#defaults, this.name);
    const said = JSON.stringify({ ...state }) === JSON.stringify(this.shown);
    return said ? query : this.#kind.write(query, this.shown, this.name);
  }

  get #owner(): string {
    return `panes ${this.name}`;
  }

  #restore(): void {
    const { state, ignored } = this.#kind.read(location.search, this.#defaults, this.name);
    this.#show(state, state.panes.length === this.names.length ? this.names : undefined);
    this.player.goTo(state.at ?? this.player.length);
    this.ignored = ignored;
  }

  #show(next: S, names: readonly number[] = next.panes.map(() => this.#named++)): void {
    const { over, player } = this;
    const share = player.length === 0 ? 1 : player.position / player.length;
    this.runs = this.#record(next);
    this.names = names;
    const before = this.state.unit;
    this.state = next;
    if (this.bar === player.length && before === next.unit) return;
    player.load(this.bar, over ? this.bar : Math.round(share * this.bar));
  }

  /** Runs that are shown already are not recorded again. */
  #record(state: S): R[] {
    const left = [...(this.runs ?? [])];
    return this.#kind.plan(state).map(({ key, record }) => {
      const at = left.findIndex((run) => run.key === key);
      // A run has one cursor, so two equal panes have a run each.
      return at < 0 ? record() : left.splice(at, 1)[0];
    });
  }
}

function swapped<T>(list: readonly T[], a: number, b: number): T[] {
  const next = [...list];
  [next[a], next[b]] = [next[b], next[a]];
  return next;
}
