-- The consumer of events that welcomes new contacts and notifies the team is called welcome: what it failed on is its.
update event_failure set consumer = 'welcome' where consumer = 'greeting';
update event set only_for = 'welcome' where only_for = 'greeting';
