/** The kinds of things that can be pointed at. */
export type ThingKind =
  'slot' | 'card' | 'wonder' | 'space' | 'progress' | 'divinity' | 'mythology' | 'position' | 'military_token'
