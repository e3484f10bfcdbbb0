-- A function without a search path of its own would look for names wherever its caller looks first.
alter function public.demand_room_for_workshop(uuid) set search_path = '';
