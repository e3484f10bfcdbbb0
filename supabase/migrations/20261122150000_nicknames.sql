-- What a participant is called who gave no name: a colour and an animal, which each screen says in its own language. Drawn at
-- random at joining, kept here alone and beside nothing that anybody contributes: see decision 5.
alter table public.members add column nickname text;

-- Members from before get theirs at random: 64 animals, each with the eight colours, then the same with a number.
update public.members set nickname = given.nickname
from (
  select id,
    (array['red', 'orange', 'yellow', 'green', 'turquoise', 'blue', 'purple', 'pink'])[(place + place / 64) % 8 + 1]
    || '-' ||
    (array[
      'alpaca', 'antelope', 'badger', 'bear', 'bumblebee', 'butterfly', 'cat', 'chameleon',
      'crane', 'deer', 'dolphin', 'dove', 'dragonfly', 'duck', 'eagle', 'falcon',
      'flamingo', 'fox', 'frog', 'grasshopper', 'hamster', 'hedgehog', 'heron', 'horse',
      'hummingbird', 'iguana', 'kangaroo', 'kingfisher', 'koala', 'ladybird', 'lark', 'lemur',
      'marten', 'meerkat', 'moose', 'narwhal', 'nightingale', 'octopus', 'otter', 'owl',
      'panda', 'parrot', 'pelican', 'penguin', 'puffin', 'rabbit', 'raven', 'salamander',
      'salmon', 'seahorse', 'seal', 'sparrow', 'squirrel', 'starfish', 'stork', 'swan',
      'tiger', 'toucan', 'trout', 'turtle', 'wolf', 'zebra', 'albatross', 'leopard'
    ])[place % 64 + 1]
    || case when place < 512 then '' else '-' || (place / 512 + 1) end as nickname
  from (
    select id, (row_number() over (partition by workshop_id order by random()) - 1)::integer as place
    from public.members
  ) as placed
) as given
where given.id = members.id;

alter table public.members alter column nickname set not null;
create unique index members_nickname on public.members (workshop_id, nickname);
drop index public.members_workshop;
