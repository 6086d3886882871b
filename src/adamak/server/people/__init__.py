"""Who somebody is: guests, persons, their devices and keys, and what is kept about them."""
