/** The things of the table that can be pointed at. Named as game.py names the arguments, and a few more. */
export type ThingKind =
  | 'location'
  | 'place'
  | 'player'
  | 'slot'
  | 'apprentice'
  | 'building'
  | 'wood'
  | 'board'
  | 'seat'
  | 'level'
  | 'virtue'
  | 'move'
