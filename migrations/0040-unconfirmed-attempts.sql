-- Attempts of which nobody knows whether the server had taken the message: the field's word for them is unconfirmed.
alter table delivery rename column doubts to unconfirmed_attempts;
